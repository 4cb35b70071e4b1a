import type { MailBrand } from "../brand.ts";
import type { MailTemplates } from "../outgoing-mail.ts";
import { Layout, styles } from "./layout.tsx";

type Props = MailTemplates["set-password"] & { brand: MailBrand };

const openings = {
  invited: "An account in the leads workspace was made for you. Choose a password to open it.",
  forgotten: "Somebody asked to set a new password for your account in the leads workspace.",
};

/** To a staff member: the one-time link that sets a password. */
export function SetPassword({ name, url, expires, reason, brand }: Props) {
  return (
    <Layout brand={brand} title="Set your password">
      <p style={styles.paragraph}>Hello {name},</p>
      <p style={styles.paragraph}>{openings[reason]}</p>
      <p style={styles.paragraph}>
        <a href={url} style={styles.button}>
          Set password
        </a>
      </p>
      <p style={{ ...styles.paragraph, fontSize: 14 }}>
        The link works once, until {expires}. If you did not expect it, nothing changes as long as you do not
        use it.
      </p>
    </Layout>
  );
}
