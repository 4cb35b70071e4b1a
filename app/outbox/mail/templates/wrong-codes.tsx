import type { MailBrand } from "../brand.ts";
import type { MailTemplates } from "../outgoing-mail.ts";
import { Layout, styles } from "./layout.tsx";

type Props = MailTemplates["wrong-codes"] & { brand: MailBrand };

/** To a staff member: their password was entered, and then one wrong code after another. */
export function WrongCodes({ name, wrong, url, brand }: Props) {
  return (
    <Layout brand={brand} title="Was this you?">
      <p style={styles.paragraph}>Hello {name},</p>
      <p style={styles.paragraph}>
        within a day somebody entered your password for the leads workspace and then {wrong} wrong codes. No
        code was right, so nobody got in by them.
      </p>
      <p style={styles.paragraph}>
        If it was not you, somebody else knows your password: set a new one now. Nobody can lock you out by
        wrong codes; a browser in which you signed in before, and your recovery codes, still work.
      </p>
      <p style={styles.paragraph}>
        <a href={url} style={styles.button}>
          Ask for a new password
        </a>
      </p>
    </Layout>
  );
}
