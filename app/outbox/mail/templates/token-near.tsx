import * as v from "valibot";
import { mailTemplate } from "../mail-template.ts";
import { Layout } from "./layout.tsx";
import { Text } from "./parts.tsx";
import { OpenToken, TokenFacts, tokenEntries } from "./token-parts.tsx";

/** People who are called before; rows of older versions do not count them. */
const entries = { ...tokenEntries, ahead: v.optional(v.number()) };

/** To the visitor: few people are ahead of them. */
export const mail = mailTemplate(entries, (mail) => (
  <Layout brand={mail.brand} title={`Number ${mail.number}: ${positionOf(mail.ahead)}`}>
    <TokenFacts {...mail} />
    <Text>
      Please set off now. Once your number is called, you have a quarter of an hour. If you come later the
      same day, show the code all the same.
    </Text>
    <OpenToken {...mail}>See your position</OpenToken>
  </Layout>
));

function positionOf(ahead: number | undefined): string {
  if (ahead === undefined) return "about ten people are ahead of you";
  if (ahead === 0) return "you are next";
  return ahead === 1 ? "one person is ahead of you" : `${ahead} people are ahead of you`;
}
