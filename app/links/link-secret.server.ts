import { createHash, randomBytes } from "node:crypto";
import { idOfBytes } from "#app/database/uuid.server.ts";
import { isSigned, keyedDigest, sign } from "./signature.server.ts";

/** A random link secret of 256 bits, as in the address of a booking. */
export function newLinkSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether a text can be a link secret: 256 bits in base64url. */
export function isLinkSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** The only trace of a link secret in the database. */
export function linkSecretHash(linkSecret: string): string {
  return createHash("sha256").update(linkSecret).digest("hex");
}

const holdTokenMs = 24 * 60 * 60_000;

/**
 * A token for holding a time: random bytes, the second in which it expires, and our signature. It is valid longer than
 * a page stays open.
 */
export function newHoldToken(secret: string, now: Date): string {
  const text = `${randomBytes(16).toString("base64url")}.${Math.ceil((now.getTime() + holdTokenMs) / 1000)}`;
  return `${text}.${sign(secret, "hold", text)}`;
}

/** Whether we made a hold token; `isFreshHold` says whether it has expired. */
export function isHoldToken(secret: string, text: string): boolean {
  const [, signed, given] = /^([\w-]{22}\.\d{10,11})\.([\w-]{22})$/.exec(text) ?? [];
  return signed !== undefined && given !== undefined && isSigned(secret, "hold", signed, given);
}

/** Whether a hold token that this site signed may still hold a time. */
export function isFreshHold(token: string, now: Date): boolean {
  return Number(token.split(".")[1]) * 1000 > now.getTime();
}

/**
 * The link secret of a booking made from a hold. A repeated post gets the same link. A hold token may come from an
 * address that another person shared, which is not enough to compute the link.
 */
export function linkSecretOf(secret: string, holdToken: string): string {
  return keyedDigest(secret, "link of", holdToken).toString("base64url");
}

/** The submission id of a booking made from a hold: one hold can never become two bookings. */
export function submissionIdOf(holdToken: string): string {
  const bytes = createHash("sha256").update(`booking of ${holdToken}`).digest().subarray(0, 16);
  bytes[6] = 0x80 | ((bytes[6] as number) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] as number) & 0x0f);
  return idOfBytes(bytes);
}
