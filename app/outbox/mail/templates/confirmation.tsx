import type { MailBrand } from "../brand.ts";
import type { LeadOfMail, MailTemplates } from "../outgoing-mail.ts";
import { Layout, styles } from "./layout.tsx";

type Props = MailTemplates["confirmation"] & LeadOfMail & { brand: MailBrand };

/** To the visitor. Nothing that was typed into the form stands in it, so that nobody can send words through us. */
export function Confirmation({ formName, nextSteps, links = [], about = [], reference, brand }: Props) {
  return (
    <Layout brand={brand} title="Thank you, we have it">
      <p style={styles.paragraph}>
        {brand.name} received your request ({formName}). Your reference is
        <br />
        <span style={styles.reference}>{reference}</span>
      </p>
      {about.map(({ label, value }) => (
        <p style={styles.paragraph} key={label}>
          {label}: <b>{value}</b>
        </p>
      ))}
      {links.length > 0 && (
        <ul style={{ ...styles.paragraph, paddingLeft: 22 }}>
          {links.map(({ label, to }) => (
            <li key={to}>
              <a href={new URL(to, brand.siteUrl).href} style={styles.link}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      {nextSteps.length > 0 && <p style={styles.paragraph}>What happens next:</p>}
      <ol style={{ ...styles.paragraph, paddingLeft: 22 }}>
        {nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p style={{ ...styles.paragraph, fontSize: 14 }}>
        You did not write to us, or you want to see, correct or withdraw what we hold?{" "}
        <a href={`${brand.siteUrl}/privacy-policy`} style={styles.link}>
          Your data and your rights
        </a>
      </p>
    </Layout>
  );
}
