import { emailKey, mailboxKey } from "#app/leads/people/contact-keys.ts";
import { sign } from "#app/links/signature.server.ts";

/** The digest by which a mailbox has its token. Where there is none, one of the token itself, which nobody can ask for. */
export function mailboxMark(secret: string, email: string | undefined, tokenId = ""): string {
  return sign(secret, "token", email ? `email ${mailboxKey(email)}` : `no email ${tokenId}`);
}

/** All digests under which a mailbox may have one: earlier versions told its spellings apart. */
export function mailboxMarks(secret: string, email: string): string[] {
  return [mailboxMark(secret, email), sign(secret, "token", `email ${emailKey(email)}`)];
}

/** Phone numbers prove nothing and find no token; the column of earlier versions gets a digest of the token itself. */
export function nobodysPhone(secret: string, tokenId: string): string {
  return sign(secret, "token", `no phone ${tokenId}`);
}
