import { mailTemplate } from "../mail-template.ts";
import { Layout } from "./layout.tsx";
import { Text } from "./parts.tsx";
import { OpenToken, TokenFacts, tokenEntries } from "./token-parts.tsx";

/** To the visitor: their number in a launch-day queue. */
export const mail = mailTemplate(tokenEntries, (mail) => (
  <Layout brand={mail.brand} title={`Your number is ${mail.number}`}>
    <TokenFacts {...mail} />
    <Text>
      <strong>Open this link within half an hour</strong> to make the number yours. We keep it for you until
      then.
    </Text>
    <Text>
      Open the token on your phone to see your position, and show its code at the store together with an
      identity document. A token keeps your place; it does not promise stock.
    </Text>
    <OpenToken {...mail}>Open the token</OpenToken>
  </Layout>
));
