import type { MailBrand } from "../brand.ts";
import type { LeadOfMail, MailTemplates } from "../outgoing-mail.ts";
import { Layout, styles } from "./layout.tsx";

type Props = MailTemplates["taken-back"] & Partial<LeadOfMail> & { brand: MailBrand };

/** To the visitor: what they gave back or withdrew, so that somebody else's doing does not stay unseen. */
export function TakenBack({ title, about, text, next, reference, brand }: Props) {
  return (
    <Layout brand={brand} title={title}>
      {about.length > 0 && (
        <p style={styles.paragraph}>
          {about.map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
        </p>
      )}
      {reference && (
        <p style={styles.paragraph}>
          <span style={styles.label}>Reference</span>
          <br />
          <span style={styles.reference}>{reference}</span>
        </p>
      )}
      <p style={styles.paragraph}>{text}</p>
      <p style={styles.paragraph}>
        <a href={brand.siteUrl + next.to} style={styles.button}>
          {next.label}
        </a>
      </p>
      <p style={{ ...styles.paragraph, fontSize: 14 }}>
        You did not do this?{" "}
        <a href={`${brand.siteUrl}/contact-us`} style={styles.link}>
          Please tell us
        </a>
      </p>
    </Layout>
  );
}
