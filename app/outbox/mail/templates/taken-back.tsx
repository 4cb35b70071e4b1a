import * as v from "valibot";
import { mailTemplate } from "../mail-template.ts";
import { Layout } from "./layout.tsx";
import { Button, Link, linkSchema, Reference, SmallText, Text } from "./parts.tsx";

const entries = {
  reference: v.optional(v.string()),
  title: v.string(),
  /** What was given back, one line each. */
  about: v.array(v.string()),
  text: v.string(),
  next: linkSchema,
};

/** To the visitor: what they gave back or withdrew, so that they notice if someone else did it. */
export const mail = mailTemplate(entries, ({ title, about, text, next, reference, brand }) => (
  <Layout brand={brand} title={title}>
    {about.length > 0 && (
      <Text>
        {about.map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
      </Text>
    )}
    <Reference reference={reference} />
    <Text>{text}</Text>
    <Button href={brand.siteUrl + next.to}>{next.label}</Button>
    <SmallText>
      If this was not you, <Link href={`${brand.siteUrl}/contact-us`}>please tell us</Link>
    </SmallText>
  </Layout>
));
