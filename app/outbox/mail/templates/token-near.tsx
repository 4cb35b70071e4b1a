import { mailTemplate } from "../mail-template.ts";
import { Layout } from "./layout.tsx";
import { Text } from "./parts.tsx";
import { OpenToken, TokenFacts, tokenEntries } from "./token-parts.tsx";

/** To the visitor: about ten people are before them. */
export const mail = mailTemplate(tokenEntries, (mail) => (
  <Layout brand={mail.brand} title={`Number ${mail.number}: about ten people are ahead of you`}>
    <TokenFacts {...mail} />
    <Text>
      Set off now. You have a quarter of an hour after your number is called. If you come later, show the code
      anyway on the same day.
    </Text>
    <OpenToken {...mail}>See your position</OpenToken>
  </Layout>
));
