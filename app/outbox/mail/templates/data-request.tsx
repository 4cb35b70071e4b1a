import { linkDays } from "#app/links/link-purposes.ts";
import type { MailBrand } from "../brand.ts";
import type { LeadOfMail, MailTemplates } from "../outgoing-mail.ts";
import { Layout, styles } from "./layout.tsx";

type Props = MailTemplates["data-request"] & LeadOfMail & { brand: MailBrand };

/** To whoever asked about their data. It says the same whether or not we hold any. */
export function DataRequest({ leadId, reference, brand }: Props) {
  return (
    <Layout brand={brand} title="Your data and what becomes of it">
      <p style={styles.paragraph}>
        Somebody asked {brand.name} about the data held under this e-mail address. Your reference is
        <br />
        <span style={styles.reference}>{reference}</span>
      </p>
      <p style={styles.paragraph}>
        <a href={brand.siteUrl + brand.linkPath("my-data", leadId)} style={styles.button}>
          See, correct or erase it
        </a>
      </p>
      <p style={styles.paragraph} lang="hi">
        ऊपर के बटन से आप अपनी जानकारी देख, सुधार या मिटवा सकते हैं और सहमति वापस ले सकते हैं। लिंक {linkDays["my-data"]}{" "}
        दिन तक चलता है।
      </p>
      <p style={{ ...styles.paragraph, fontSize: 14 }}>
        The link works for {linkDays["my-data"]} days and opens your data to whoever has it: do not pass it
        on. If you did not ask, do nothing; nothing changes.
      </p>
    </Layout>
  );
}
