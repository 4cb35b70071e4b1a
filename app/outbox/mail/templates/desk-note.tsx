import type { MailBrand } from "../brand.ts";
import type { MailTemplates } from "../outgoing-mail.ts";
import { Layout, styles } from "./layout.tsx";

type Props = MailTemplates["desk-note"] & { brand: MailBrand };

/** To staff: something happened to what they work on in the workspace. */
export function DeskNote({ title, lines, path, button, brand }: Props) {
  return (
    <Layout brand={brand} title={title}>
      {lines.map(({ label, value }) => (
        <p key={label} style={styles.paragraph}>
          <span style={styles.label}>{label}</span>
          <br />
          {[value].flat().join(", ")}
        </p>
      ))}
      <p style={styles.paragraph}>
        <a href={brand.siteUrl + path} style={styles.button}>
          {button}
        </a>
      </p>
    </Layout>
  );
}
