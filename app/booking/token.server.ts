import { createHash, randomBytes } from "node:crypto";

/** A random token of 256 bits, as it stands in addresses and forms. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether a text can be a token: 256 bits in base64url. It need not be one of ours. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** All that the database knows of a token. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/**
 * The token of the link to a booking that was made out of a hold: nobody but the holder can compute it, and a
 * repeated post arrives at the same link.
 */
export function linkToken(holdToken: string): string {
  return createHash("sha256").update(`link of ${holdToken}`).digest("base64url");
}

/** The submission id of a booking that is made out of a hold: the same hold can never be two bookings. */
export function submissionIdOf(holdToken: string): string {
  const hex = createHash("sha256").update(`booking of ${holdToken}`).digest("hex");
  return hex.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-8$3-8$4-$5");
}
