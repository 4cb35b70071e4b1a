import * as v from "valibot";
import { mailTemplate } from "../mail-template.ts";
import { Layout } from "./layout.tsx";
import { Text } from "./parts.tsx";
import { OpenToken, TokenFacts, tokenEntries } from "./token-parts.tsx";

const entries = {
  ...tokenEntries,
  /** Set if the mailbox asked again; `openBy` while the number is not confirmed. */
  repeat: v.optional(v.object({ openBy: v.optional(v.string()) })),
};

/** To the visitor: their number in a launch-day queue, or the one they already have. */
export const mail = mailTemplate(entries, ({ repeat, ...mail }) => (
  <Layout
    brand={mail.brand}
    title={`${repeat ? "You already have number" : "Your number is"} ${mail.number}`}
  >
    <TokenFacts {...mail} />
    {repeat && (
      <Text>
        You asked for a token again. Each e-mail address gets one a day, and this is yours. To queue at
        another store, give this number back by the link first, then ask again.
      </Text>
    )}
    <Confirming {...repeat} isNew={!repeat} />
    <Text>
      Open the token on your phone to see your position, and show its code at the store together with an
      identity document. A token keeps your place; it does not promise stock.
    </Text>
    <OpenToken {...mail}>Open the token</OpenToken>
  </Layout>
));

function Confirming({ isNew, openBy }: { isNew: boolean; openBy?: string | undefined }) {
  if (!isNew && !openBy) return <Text>The number is confirmed: you need not do anything.</Text>;
  return (
    <Text>
      <strong>Open this link {openBy ? `by ${openBy} IST` : "within half an hour"}</strong> to make the number
      yours. We keep it for you until then.
    </Text>
  );
}
