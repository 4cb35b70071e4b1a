import { linkDays } from "#app/links/link-purposes.ts";
import { mailTemplate } from "../mail-template.ts";
import { Layout, styles } from "./layout.tsx";
import { Button, leadEntries, SmallText, Text } from "./parts.tsx";

/** To a person who asked about their data. It is the same whether or not we store any. */
export const mail = mailTemplate(leadEntries, ({ leadId, reference, brand }) => (
  <Layout brand={brand} title="Your data request">
    <Text>
      Someone asked {brand.name} about the data held under this e-mail address. Your reference is
      <br />
      <span style={styles.reference}>{reference}</span>
    </Text>
    <Button href={brand.siteUrl + brand.linkPath("my-data", leadId)}>See, correct or erase it</Button>
    <p style={styles.paragraph} lang="hi">
      ऊपर के बटन से आप अपनी जानकारी देख, सुधार या मिटवा सकते हैं और सहमति वापस ले सकते हैं। लिंक {linkDays["my-data"]} दिन
      तक मान्य है।
    </p>
    <SmallText>
      The link works for {linkDays["my-data"]} days and opens your data to anyone who has it: do not pass it
      on. If you did not ask, do nothing; nothing changes.
    </SmallText>
  </Layout>
));
