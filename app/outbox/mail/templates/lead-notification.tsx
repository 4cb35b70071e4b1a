import { Fragment } from "react";
import type { MailBrand } from "../brand.ts";
import type { LeadOfMail, MailTemplates } from "../outgoing-mail.ts";
import { Layout, styles } from "./layout.tsx";

type Props = MailTemplates["lead-notification"] & LeadOfMail & { brand: MailBrand };

/** To staff: who wrote, what they answered, and where to work on it. */
export function LeadNotification({ formName, lines, flags = [], leadId, reference, brand }: Props) {
  return (
    <Layout brand={brand} title={formName}>
      <p style={styles.paragraph}>
        Reference <span style={styles.reference}>{reference}</span>
      </p>
      {flags.map((flag) => (
        <p key={flag} style={styles.paragraph}>
          <strong>Note:</strong> {flag}
        </p>
      ))}
      {lines.map(({ label, value }) => (
        <p key={label} style={styles.paragraph}>
          <span style={styles.label}>{label}</span>
          <br />
          <Value value={value} />
        </p>
      ))}
      <p style={styles.paragraph}>
        <a href={brand.leadUrl(leadId)} style={styles.button}>
          Open this lead
        </a>
      </p>
    </Layout>
  );
}

/** Lines stay lines; several values stand below each other. */
function Value({ value }: { value: string | string[] }) {
  const lines = [value].flat().flatMap((text) => text.split(/\r?\n/));
  return lines.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    <Fragment key={index}>
      {index > 0 && <br />}
      {text}
    </Fragment>
  ));
}
