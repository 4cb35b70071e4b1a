import * as v from "valibot";
import type { MailBrand } from "../brand.ts";
import { Button, Reference, SmallText, Text, YourRights } from "./parts.tsx";

/** The data of mails about a queue token. */
export const tokenEntries = {
  reference: v.optional(v.string()),
  number: v.number(),
  launch: v.string(),
  where: v.string(),
  when: v.string(),
  /** Signed. */
  tokenPath: v.string(),
};

type Facts = { launch: string; where: string; when: string; reference?: string | undefined };

export function TokenFacts({ launch, where, when, reference }: Facts) {
  return (
    <>
      <Text>
        <strong>{launch}</strong>
        <br />
        {where}
        <br />
        {when}
      </Text>
      <Reference reference={reference} />
    </>
  );
}

type Open = { tokenPath: string; brand: MailBrand; isOver?: boolean; children: string };

/** The link to the token. One that is over cannot be given back. */
export function OpenToken({ tokenPath, brand, isOver = false, children }: Open) {
  return (
    <>
      <Button href={brand.siteUrl + tokenPath}>{children}</Button>
      <SmallText>
        {!isOver && "If you did not ask for this or cannot come, give the token back by the same link. "}
        Tokens are free. What we hold and for how long: <YourRights brand={brand} />
      </SmallText>
    </>
  );
}
