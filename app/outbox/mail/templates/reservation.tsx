import * as v from "valibot";
import { mailTemplate } from "../mail-template.ts";
import { Layout } from "./layout.tsx";
import { Button, Link, Reference, SmallText, Text } from "./parts.tsx";

const entries = {
  reference: v.optional(v.string()),
  what: v.string(),
  where: v.string(),
  reserved: v.boolean(),
  /** By us; then nothing of it is reserved or waits. */
  cancelled: v.optional(v.boolean(), false),
  /** How many requests wait before it. */
  before: v.number(),
  /** Signed. */
  reservationPath: v.string(),
};

/** To the visitor: what became of the request to reserve. No payment is asked for. */
export const mail = mailTemplate(entries, ({ what, where, reservationPath, reference, brand, ...state }) => (
  <Layout brand={brand} title={titleOf(state)}>
    <Text>
      <strong>{what}</strong>
      <br />
      {where}
    </Text>
    <Reference reference={reference} />
    <Text>{sentenceOf(state)}</Text>
    <Button href={brand.siteUrl + reservationPath}>
      {state.cancelled ? "See the request" : "See or withdraw it"}
    </Button>
    <SmallText>
      Something is wrong? A complaint gets a ticket, is acknowledged within 48 hours and decided within one
      month: <Link href={`${brand.siteUrl}/complaints`}>Complain</Link>
      <br />
      What a reservation is and is not:{" "}
      <Link href={`${brand.siteUrl}/terms#tokens-and-reservations`}>Terms</Link>
    </SmallText>
  </Layout>
));

type State = { reserved: boolean; cancelled: boolean; before: number };

function titleOf({ reserved, cancelled }: State): string {
  if (cancelled) return "Your reservation is cancelled";
  return reserved ? "Reserved for you" : "You are on the waiting list";
}

function sentenceOf({ reserved, cancelled, before }: State): string {
  if (cancelled)
    return "The store has cancelled this reservation. You pay nothing. If you did not expect it, answer this mail.";
  if (reserved)
    return "This is a reservation, not an order. You get an offer in writing with price, date and seller; you pay nothing before you accept it, and nothing happens if you do not.";
  const ahead =
    before === 0
      ? "you are the first on the list"
      : `${before} ${before === 1 ? "request waits" : "requests wait"} before you`;
  return `Nothing is in stock right now, and ${ahead}. We write when pieces are reserved for you, and the page below shows it too. You pay nothing.`;
}
