import * as v from "valibot";
import { mailTemplate } from "../mail-template.ts";
import { Layout } from "./layout.tsx";
import { Button, Link, leadEntries, SmallText, Text } from "./parts.tsx";

/** To a subscriber: a new post. */
export const mail = mailTemplate(
  { ...leadEntries, title: v.string(), text: v.string(), path: v.string() },
  ({ title, text, path, leadId, brand }) => (
    <Layout brand={brand} title={title}>
      <Text>{text}</Text>
      <Button href={brand.siteUrl + path}>Read the post</Button>
      <SmallText>
        You get this because you confirmed our newsletter.{" "}
        <Link href={brand.siteUrl + brand.linkPath("newsletter-leave", leadId)}>Unsubscribe</Link>
      </SmallText>
    </Layout>
  ),
);
