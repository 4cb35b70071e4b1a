import { createHmac, timingSafeEqual } from "node:crypto";
import { instantOf } from "#app/database/uuid.server.ts";
import { acceptedSecrets } from "./app-secret.server.ts";

/** What a link in a mail lets its reader do. A link made for one purpose is no good for another. */
export type LinkPurpose = "newsletter-confirm" | "newsletter-leave" | "reminders-stop" | "my-data";

export type SignedLinks = {
  /** The path of the link about a lead. The same lead and purpose give the same link. */
  path(purpose: LinkPurpose, leadId: string): string;
  /** What a token stands for if we signed it for one of the purposes. */
  read<Purpose extends LinkPurpose>(
    token: string,
    purposes: readonly Purpose[],
    now: Date,
  ): { purpose: Purpose; leadId: string; expired: boolean } | undefined;
};

const dayMs = 24 * 60 * 60_000;

/** Days from the request that made the lead. Leaving something must work as long as the mail is kept. */
export const linkDays: Record<LinkPurpose, number> = {
  "newsletter-confirm": 7,
  "newsletter-leave": Number.POSITIVE_INFINITY,
  "reminders-stop": Number.POSITIVE_INFINITY,
  "my-data": 7,
};

const folders: Record<LinkPurpose, string> = {
  "newsletter-confirm": "/newsletter",
  "newsletter-leave": "/newsletter",
  "reminders-stop": "/newsletter",
  "my-data": "/my-data",
};

/**
 * Links that need no row of their own: the id of a lead and a signature over it and the purpose. The id says when the
 * lead was made, so that nothing else has to be kept for a link to end. Nothing in a link is anybody's data.
 */
export function signedLinks(secret: string): SignedLinks {
  const keys = acceptedSecrets(secret).map((each) =>
    createHmac("sha256", each).update("links in mails").digest(),
  );
  const signatures = (purpose: LinkPurpose, id: Buffer) =>
    keys.map((key) => createHmac("sha256", key).update(`${purpose}:`).update(id).digest());

  return {
    path(purpose, leadId) {
      const id = Buffer.from(leadId.replaceAll("-", ""), "hex");
      return `${folders[purpose]}/${id.toString("base64url")}${signatures(purpose, id)[0]?.toString("base64url")}`;
    },
    read(token, purposes, now) {
      if (!/^[\w-]{65}$/.test(token)) return undefined;
      const id = Buffer.from(token.slice(0, 22), "base64url");
      const signed = Buffer.from(token.slice(22), "base64url");
      // The last character of each part has spare bits: only the spelling that we wrote is ours.
      if (id.toString("base64url") + signed.toString("base64url") !== token) return undefined;
      const purpose = purposes.find((known) =>
        signatures(known, id).some((each) => timingSafeEqual(each, signed)),
      );
      if (!purpose) return undefined;
      const leadId = id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
      const expired = now.getTime() > instantOf(leadId) + linkDays[purpose] * dayMs;
      return { purpose, leadId, expired };
    },
  };
}
