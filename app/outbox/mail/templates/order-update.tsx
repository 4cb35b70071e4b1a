import * as v from "valibot";
import { mailTemplate } from "../mail-template.ts";
import { Layout } from "./layout.tsx";
import { Button, Fact, Link, SmallText, Text } from "./parts.tsx";

/** The state of a box of an order or a device of a repair; `part` names it if there are several. */
const partEntries = {
  part: v.optional(v.string()),
  /** In a few words. */
  milestone: v.string(),
  text: v.string(),
  /** With its number. */
  carrier: v.optional(v.string()),
  expected: v.optional(v.string()),
};
const partSchema = v.object(partEntries);
type OrderPart = v.InferOutput<typeof partSchema>;

const entries = {
  ...partEntries,
  what: v.string(),
  /** Missing in mails queued by an earlier version. */
  parts: v.optional(v.array(partSchema)),
  /** Signed: opens without a second proof. */
  trackPath: v.string(),
};

/** To a customer: the progress of an order. Holds no name, address or price. */
export const mail = mailTemplate(entries, ({ what, parts, trackPath, brand, ...only }) => (
  <Layout brand={brand} title={`${what}: ${only.milestone.toLowerCase()}`}>
    {(parts ?? [only]).map((part) => (
      <Part key={part.part ?? ""} isRepair={what.startsWith("Repair")} {...part} />
    ))}
    <Button href={brand.siteUrl + trackPath}>See all milestones</Button>
    <SmallText>
      Anyone who has this link can see the status, so pass it on with care. If you are not expecting anything
      from us, <Link href={`${brand.siteUrl}/contact-us`}>please tell us</Link>
    </SmallText>
  </Layout>
));

function Part({ part, milestone, text, carrier, expected, isRepair }: OrderPart & { isRepair: boolean }) {
  const words = (
    <>
      <b>{milestone}.</b> {text}
      {carrier && (
        <>
          <br />
          {carrier}
        </>
      )}
      {expected && (
        <>
          <br />
          {isRepair ? "Expected to be ready on" : "Delivery expected on"} {expected}
        </>
      )}
    </>
  );
  return part ? <Fact label={part}>{words}</Fact> : <Text>{words}</Text>;
}
