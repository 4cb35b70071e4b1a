import * as v from "valibot";
import { mailTemplate } from "../mail-template.ts";
import { Layout, styles } from "./layout.tsx";
import { Link, leadEntries, lineSchema, linkSchema, SmallText, Steps, Text, YourRights } from "./parts.tsx";

const entries = {
  ...leadEntries,
  formName: v.string(),
  /** The thing received, after "your". Missing in mails queued by an earlier version. */
  receipt: v.optional(v.string()),
  nextSteps: v.array(v.string()),
  links: v.optional(v.array(linkSchema), []),
  /** The subject in our words, such as a session and its day. */
  about: v.optional(v.array(lineSchema), []),
  /** An iCalendar file. */
  calendar: v.optional(v.string()),
};

/**
 * To the visitor: their reference, what they asked for, and what happens next. It holds nothing that was typed into the
 * form, so that the site cannot be used to send other people's words.
 */
export const mail = mailTemplate(entries, ({ nextSteps, links, about, reference, brand, ...mail }) => (
  <Layout brand={brand} title="Thank you for writing to us">
    <Text>
      {brand.name} has received your {mail.receipt ?? `request (${mail.formName})`}. Your reference is
      <br />
      <span style={styles.reference}>{reference}</span>
    </Text>
    {about.map(({ label, value }) => (
      <Text key={label}>
        {label}: <b>{value}</b>
      </Text>
    ))}
    {links.length > 0 && (
      <ul style={{ ...styles.paragraph, paddingLeft: 22 }}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link href={new URL(to, brand.siteUrl).href}>{label}</Link>
          </li>
        ))}
      </ul>
    )}
    {nextSteps.length > 0 && <Text>What happens next:</Text>}
    <Steps steps={nextSteps} />
    <SmallText>
      If you did not write to us, or want to see, correct or withdraw what we hold:{" "}
      <YourRights brand={brand} />
    </SmallText>
  </Layout>
));
