import * as v from "valibot";
import { mailTemplate } from "../mail-template.ts";
import { Layout } from "./layout.tsx";
import { Lines, leadEntries, SmallText, Text } from "./parts.tsx";

const entries = {
  ...leadEntries,
  /** As the staff member wrote it. */
  text: v.string(),
  subject: v.string(),
  language: v.picklist(["en", "hi"]),
  staffId: v.string(),
  staffName: v.string(),
  /** The message that it answers. */
  inReplyTo: v.optional(v.string()),
  /** The earlier messages, oldest first: our own ids as in the outbox, others as received. */
  references: v.optional(v.array(v.string()), []),
};

/** A staff member's reply to a customer, word for word. */
export const mail = mailTemplate(entries, ({ text, subject, language, reference, brand }) => (
  <Layout brand={brand} title={subject} language={language} isLetter>
    {text.split(/\n{2,}/).map((paragraph, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, and paragraphs may repeat.
      <Text key={index}>
        <Lines lines={paragraph.split("\n")} />
      </Text>
    ))}
    <SmallText>{reference}</SmallText>
  </Layout>
));
