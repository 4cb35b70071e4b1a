import { Fragment } from "react";
import * as v from "valibot";
import { mailTemplate } from "../mail-template.ts";
import { Layout, styles } from "./layout.tsx";
import { Button, Fact, leadEntries, lineSchema, Text } from "./parts.tsx";

const entries = {
  ...leadEntries,
  formName: v.string(),
  lines: v.array(lineSchema),
  flags: v.optional(v.array(v.string()), []),
};

/** To staff: a new lead with its person, its answers and a link to it. */
export const mail = mailTemplate(entries, ({ formName, lines, flags, leadId, reference, brand }) => (
  <Layout brand={brand} title={formName}>
    <Text>
      Reference <span style={styles.reference}>{reference}</span>
    </Text>
    {flags.map((flag) => (
      <Text key={flag}>
        <strong>Note:</strong> {flag}
      </Text>
    ))}
    {lines.map(({ label, value }) => (
      <Fact key={label} label={label}>
        <Value value={value} />
      </Fact>
    ))}
    <Button href={brand.leadUrl(leadId)}>Open this lead</Button>
  </Layout>
));

/** Keeps line breaks; each of several values has its own line. */
function Value({ value }: { value: string | string[] }) {
  const lines = [value].flat().flatMap((text) => text.split(/\r?\n/));
  return lines.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    <Fragment key={index}>
      {index > 0 && <br />}
      {text}
    </Fragment>
  ));
}
