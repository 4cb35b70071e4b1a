import { createHmac } from "node:crypto";
import { bytesOfId, idOfBytes, instantOf } from "#app/database/uuid.server.ts";
import { type LinkPurpose, linkDays, linkFolders } from "./link-purposes.ts";
import { isSame, isSigned, sign } from "./signature.server.ts";

const dayMs = 24 * 60 * 60_000;

/**
 * The path of a link that needs no row of its own: an id and our signature over it and the purpose, 44 characters. The
 * same id and purpose give the same link. A link contains no personal data.
 */
export function signedLink(secret: string, purpose: LinkPurpose, id: string): string {
  return `${linkFolders[purpose]}/${signedId(secret, purpose, id)}`;
}

/** The last part of such a link, if the rest of the address differs. */
export function signedId(secret: string, purpose: LinkPurpose, id: string): string {
  return bytesOfId(id).toString("base64url") + sign(secret, purpose, id);
}

/**
 * Reads the last part of a link that we signed for one of the purposes. An id begins with the instant of its creation,
 * so that a link can expire without any stored data.
 */
export function readLink<Purpose extends LinkPurpose>(
  secret: string,
  given: string,
  purposes: readonly Purpose[],
  now: Date,
): { purpose: Purpose; id: string; expired: boolean } | undefined {
  const bytes = Buffer.from(given.slice(0, 22), "base64url");
  if (bytes.length !== 16 || bytes.toString("base64url") !== given.slice(0, 22)) return undefined;
  const id = idOfBytes(bytes);
  const signature = given.slice(22);
  const purpose = purposes.find(
    (each) => isSigned(secret, each, id, signature) || isFormerSignature(secret, each, bytes, signature),
  );
  if (!purpose) return undefined;
  return { purpose, id, expired: now.getTime() > linkEnd(purpose, id) };
}

/** The last instant (ms) at which a link to this id works. */
export function linkEnd(purpose: LinkPurpose, id: string): number {
  return instantOf(id) + linkDays[purpose] * dayMs;
}

/**
 * Newsletters and reminders sent before 23 November 2026 have signatures of 256 bits; unsubscribing with them still
 * works.
 */
function isFormerSignature(secret: string, purpose: LinkPurpose, id: Buffer, given: string): boolean {
  const digestOf = (each: string) => {
    const key = createHmac("sha256", each).update("links in mails").digest();
    return createHmac("sha256", key).update(`${purpose}:`).update(id).digest();
  };
  return isSame(given, 32, digestOf, secret);
}
