import * as v from "valibot";
import { mailTemplate } from "../mail-template.ts";
import { Layout } from "./layout.tsx";
import { Text } from "./parts.tsx";
import { OpenToken, TokenFacts, tokenEntries } from "./token-parts.tsx";

const entries = {
  ...tokenEntries,
  /** Set if the mailbox asked again; `openBy` while the number is not confirmed. */
  repeat: v.optional(
    v.object({
      openBy: v.optional(v.string()),
      state: v.optional(v.picklist(["waiting", "called", "missed", "served"])),
    }),
  ),
};

/** To the visitor: their number in a launch-day queue, or the one they already have. */
export const mail = mailTemplate(entries, ({ repeat, ...mail }) => {
  const { openBy, state = "waiting" } = repeat ?? {};
  const isOver = state === "served";
  return (
    <Layout brand={mail.brand} title={titleOf(mail.number, repeat && state)}>
      <TokenFacts {...mail} />
      {repeat && (
        <Text>
          You asked for a token again. Each e-mail address gets one a day, and this is yours.{" "}
          {isOver
            ? "It has been used, so this address gets no other for that day. You can ask for one of another launch day."
            : "To queue at another store, give this number back by the link first, then ask again."}
        </Text>
      )}
      {state === "called" && (
        <Text>
          <strong>Please come to the counter now</strong>; you have a quarter of an hour.
        </Text>
      )}
      {state === "missed" && (
        <Text>
          Your turn has passed. Please speak to the staff at the store the same day: they call you again after
          those waiting at the counter.
        </Text>
      )}
      {state === "waiting" && <Confirming openBy={openBy} isNew={!repeat} />}
      {!isOver && (
        <Text>
          Open the token on your phone to see your position, and show its code at the store together with an
          identity document. A token keeps your place; it does not promise stock.
        </Text>
      )}
      <OpenToken {...mail} isOver={isOver}>
        Open the token
      </OpenToken>
    </Layout>
  );
});

function titleOf(number: number, repeated: "waiting" | "called" | "missed" | "served" | undefined): string {
  switch (repeated) {
    case undefined:
      return `Your number is ${number}`;
    case "waiting":
      return `You already have number ${number}`;
    case "called":
      return `Your number ${number} is called`;
    case "missed":
      return `Your number ${number} was called`;
    case "served":
      return `Your number ${number} has been served`;
  }
}

function Confirming({ isNew, openBy }: { isNew: boolean; openBy: string | undefined }) {
  if (!isNew && !openBy) return <Text>The number is confirmed: you need not do anything.</Text>;
  return (
    <Text>
      <strong>Open this link {openBy ? `by ${openBy} IST` : "within half an hour"}</strong> to make the number
      yours. We keep it for you until then.
    </Text>
  );
}
