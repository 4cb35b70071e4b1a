import { linkDays } from "#app/links/link-purposes.ts";
import { mailTemplate } from "../mail-template.ts";
import { Layout } from "./layout.tsx";
import { Button, leadEntries, SmallText, Text } from "./parts.tsx";

/** Asks for confirmation, because another person may have typed the address: without it no newsletter is sent. */
export const mail = mailTemplate(leadEntries, ({ leadId, brand }) => (
  <Layout brand={brand} title="Please confirm our newsletter">
    <Text>
      Someone entered this address for the newsletter of {brand.name}: our new posts, at most one mail a week,
      each with a link to unsubscribe.
    </Text>
    <Button href={brand.siteUrl + brand.linkPath("newsletter-confirm", leadId)}>Yes, send it to me</Button>
    <SmallText>
      The link works for {linkDays["newsletter-confirm"]} days. If it was not you, do nothing: no newsletter
      is sent, and the address is erased after 30 days.
    </SmallText>
  </Layout>
));
