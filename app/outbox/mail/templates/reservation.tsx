import * as v from "valibot";
import { mailTemplate } from "../mail-template.ts";
import { Layout } from "./layout.tsx";
import { Button, Link, Reference, SmallText, Text } from "./parts.tsx";

const entries = {
  reference: v.optional(v.string()),
  what: v.string(),
  where: v.string(),
  reserved: v.boolean(),
  /** Cancelled by us: nothing of it is reserved or waiting. */
  cancelled: v.optional(v.boolean(), false),
  /** How many requests are ahead of it. */
  before: v.number(),
  /** Signed. */
  reservationPath: v.string(),
};

/** To the visitor: the outcome of their reservation request. No payment is asked for. */
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
      Is something wrong? We acknowledge a complaint within 48 hours and decide it within one month:{" "}
      <Link href={`${brand.siteUrl}/complaints`}>Make a complaint</Link>
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
    return "The store has cancelled this reservation. You pay nothing. If you did not expect this, please reply to this mail.";
  if (reserved)
    return "This is a reservation, not an order. You get an offer in writing with price, date and seller. You pay nothing unless you accept it.";
  const ahead =
    before === 0
      ? "you are first on the list"
      : `${before} ${before === 1 ? "request is" : "requests are"} ahead of you`;
  return `Nothing is in stock right now, and ${ahead}. We write as soon as we have reserved it for you; the page below shows it too. You pay nothing.`;
}
