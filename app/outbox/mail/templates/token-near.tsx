import { mailTemplate } from "../mail-template.ts";
import { Layout } from "./layout.tsx";
import { Text } from "./parts.tsx";
import { OpenToken, TokenFacts, tokenEntries } from "./token-parts.tsx";

/** To the visitor: about ten people are ahead of them. */
export const mail = mailTemplate(tokenEntries, (mail) => (
  <Layout brand={mail.brand} title={`Number ${mail.number}: about ten people are ahead of you`}>
    <TokenFacts {...mail} />
    <Text>
      Please set off now. Once your number is called, you have a quarter of an hour. If you come later the
      same day, show the code all the same.
    </Text>
    <OpenToken {...mail}>See your position</OpenToken>
  </Layout>
));
