import type { ReactNode } from "react";
import type { MailBrand } from "../brand.ts";
import type { LeadOfMail, MailTemplates } from "../outgoing-mail.ts";
import { Layout, styles } from "./layout.tsx";

type Props = MailTemplates["token"] & Partial<LeadOfMail> & { brand: MailBrand };

/** To the visitor: the token itself. */
export function TokenGiven(mail: Props) {
  return (
    <Layout brand={mail.brand} title={`Your number is ${mail.number}`}>
      <Facts {...mail} />
      <p style={styles.paragraph}>
        <strong>Open this link within half an hour</strong>: then the number is yours, and until then we keep
        it.
      </p>
      <p style={styles.paragraph}>
        Open the token on your phone to see your position, and show its code at the store together with an
        identity document. A token keeps your place; it does not promise stock.
      </p>
      <Open {...mail}>Open the token</Open>
    </Layout>
  );
}

/** To the visitor: about ten people are before them. */
export function TokenNear(mail: Props) {
  return (
    <Layout brand={mail.brand} title={`Number ${mail.number}: about ten people are before you`}>
      <Facts {...mail} />
      <p style={styles.paragraph}>
        Set off now. You have a quarter of an hour after your number is called. If you come later, show the
        code anyway on the same day.
      </p>
      <Open {...mail}>See your position</Open>
    </Layout>
  );
}

function Facts({ launch, where, when, reference }: Props) {
  return (
    <>
      <p style={styles.paragraph}>
        <strong>{launch}</strong>
        <br />
        {where}
        <br />
        {when}
      </p>
      {reference && (
        <p style={styles.paragraph}>
          <span style={styles.label}>Reference</span>
          <br />
          <span style={styles.reference}>{reference}</span>
        </p>
      )}
    </>
  );
}

function Open({ tokenPath, brand, children }: Props & { children: ReactNode }) {
  return (
    <>
      <p style={styles.paragraph}>
        <a href={brand.siteUrl + tokenPath} style={styles.button}>
          {children}
        </a>
      </p>
      <p style={{ ...styles.paragraph, fontSize: 14 }}>
        You did not ask for this, or cannot come? The same link gives the token back to others. It costs
        nothing, ever. What we hold and for how long:{" "}
        <a href={`${brand.siteUrl}/privacy-policy`} style={styles.link}>
          Your data and your rights
        </a>
      </p>
    </>
  );
}
