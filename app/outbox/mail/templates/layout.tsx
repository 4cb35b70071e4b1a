import { type CSSProperties, createContext, type ReactNode, useContext } from "react";
import type { MailBrand } from "../brand.ts";

// Mail programs read styles from attributes only. Colours are those of the site's tokens.
const ink = "#111217";
const softInk = "#565a64";
const paper = "#fbfaf7";
const line = "#e5e2da";
const indigo = "#3438b8";
const marigold = "#f2a516";

const sans = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

export const styles = {
  heading: { margin: "0 0 16px", fontSize: 26, lineHeight: 1.2, letterSpacing: "-0.01em", color: ink },
  paragraph: { margin: "0 0 16px", fontSize: 16, lineHeight: 1.55, color: ink },
  label: { fontSize: 13, color: softInk },
  reference: {
    fontFamily: "ui-monospace, Menlo, Consolas, monospace",
    fontSize: 18,
    fontWeight: 600,
    color: ink,
  },
  button: {
    display: "inline-block",
    padding: "12px 22px",
    borderRadius: 10,
    background: indigo,
    color: "#ffffff",
    fontSize: 16,
    textDecoration: "none",
  },
  link: { color: indigo },
} satisfies Record<string, CSSProperties>;

/** The Content-ID of the mail's kolam, if it has one. */
export const KolamId = createContext<string | undefined>(undefined);

type Props = {
  brand: MailBrand;
  title: string;
  language?: "en" | "hi";
  /** Written by a person: it starts with their words and has no heading. */
  isLetter?: boolean;
  children: ReactNode;
};

/** The frame of every mail: one column, a line of indigo and marigold, the sender at the foot. */
export function Layout({ brand, title, language = "en", isLetter = false, children }: Props) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>{title}</title>
      </head>
      <body style={{ margin: 0, padding: "24px 12px", background: paper, fontFamily: sans }}>
        <table
          role="presentation"
          align="center"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          style={{ maxWidth: 600 }}
        >
          <tbody>
            <tr data-skip-in-text="true">
              <td style={{ paddingBottom: 14 }}>
                <Sender name={brand.name} />
              </td>
            </tr>
            <tr data-skip-in-text="true">
              <td style={{ fontSize: 0, lineHeight: 0 }}>
                <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
                  <tbody>
                    <tr>
                      <td style={{ height: 4, background: indigo }} />
                      <td width={72} style={{ height: 4, background: marigold }} />
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
            <tr>
              <td
                style={{
                  padding: "28px 28px 20px",
                  background: "#ffffff",
                  border: `1px solid ${line}`,
                  borderTop: 0,
                }}
              >
                {!isLetter && <h1 style={styles.heading}>{title}</h1>}
                {children}
              </td>
            </tr>
            <tr>
              <td style={{ padding: "18px 28px", fontSize: 13, lineHeight: 1.5, color: softInk }}>
                {brand.legalName}
                {brand.cin && `, CIN ${brand.cin}`}
                <br />
                {brand.address}
                <br />
                {brand.phone} ·{" "}
                <a href={`mailto:${brand.email}`} style={styles.link}>
                  {brand.email}
                </a>
                <br />
                <a href={brand.siteUrl} style={styles.link}>
                  {brand.siteUrl}
                </a>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/** The kolam of the mail's page, beside the sender's name. */
function Sender({ name }: { name: string }) {
  const kolam = useContext(KolamId);
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          {kolam && (
            <td width={70}>
              <img
                src={`cid:${kolam}`}
                alt=""
                width={56}
                height={56}
                style={{ display: "block", borderRadius: 10 }}
              />
            </td>
          )}
          <td style={{ fontSize: 15, fontWeight: 600, color: ink }}>{name}</td>
        </tr>
      </tbody>
    </table>
  );
}
