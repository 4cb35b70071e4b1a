import type { MailBrand } from "../brand.ts";
import type { MailTemplates } from "../outgoing-mail.ts";
import { Layout, styles } from "./layout.tsx";

type Props = MailTemplates["order-update"] & { brand: MailBrand };

/** To the customer: where a box or a device is now. No name, address or price. */
export function OrderUpdate({ what, part, milestone, text, expected, trackPath, brand }: Props) {
  return (
    <Layout brand={brand} title={`${what}: ${milestone.toLowerCase()}`}>
      {part && <p style={styles.paragraph}>{part}</p>}
      <p style={styles.paragraph}>{text}</p>
      {expected && (
        <p style={styles.paragraph}>
          <span style={styles.label}>Expected on</span>
          <br />
          {expected}
        </p>
      )}
      <p style={styles.paragraph}>
        <a href={brand.siteUrl + trackPath} style={styles.button}>
          See all milestones
        </a>
      </p>
      <p style={{ ...styles.paragraph, fontSize: 14 }}>
        The link opens the status without typing anything: pass it on only to those who may see it. You expect
        nothing from us?{" "}
        <a href={`${brand.siteUrl}/contact-us`} style={styles.link}>
          Please tell us
        </a>
      </p>
    </Layout>
  );
}
