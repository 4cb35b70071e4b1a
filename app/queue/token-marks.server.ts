import { sign } from "#app/links/signature.server.ts";
import { emailKey, mailboxKey } from "#app/values/contact-keys.ts";

/** The digest that finds a mailbox's token. Without a mailbox, a digest of the token itself, which no request matches. */
export function mailboxMark(secret: string, email: string | undefined, tokenId = ""): string {
  return sign(secret, "token", email ? `email ${mailboxKey(email)}` : `no email ${tokenId}`);
}

/** All digests that may find a mailbox's token: earlier versions had one per spelling. */
export function mailboxMarks(secret: string, email: string): string[] {
  return [mailboxMark(secret, email), sign(secret, "token", `email ${emailKey(email)}`)];
}

/** Phone numbers are unverified, so they find no token; the column of earlier versions gets a digest of the token itself. */
export function unmatchedPhoneMark(secret: string, tokenId: string): string {
  return sign(secret, "token", `no phone ${tokenId}`);
}
