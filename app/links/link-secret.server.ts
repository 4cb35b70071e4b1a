import { createHash, createHmac, randomBytes } from "node:crypto";
import { isSealed, seal } from "./seal.server.ts";

/** A random token of 256 bits, as it stands in the address of a booking. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether a text can be a token: 256 bits in base64url. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** All that the database knows of a token. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

const hours = (count: number) => count * 3_600_000;
/** How long a page may lie open before a time is chosen on it. */
const holdTokenMs = hours(24);

/** A token that keeps a time: random, the second in which it ends, and our seal. Nobody else can make one. */
export function newHoldToken(secret: string, now: Date): string {
  const text = `${randomBytes(16).toString("base64url")}.${Math.ceil((now.getTime() + holdTokenMs) / 1000)}`;
  return `${text}.${seal(secret, "hold", text)}`;
}

/** Whether a text is a token of holds that we made; whether its time is over is another question. */
export function isHoldToken(secret: string, text: string): boolean {
  const [, sealed, given] = /^([\w-]{22}\.\d{10,11})\.([\w-]{22})$/.exec(text) ?? [];
  return sealed !== undefined && given !== undefined && isSealed(secret, "hold", sealed, given);
}

/** Whether a token of ours may still keep a time. */
export function isFreshHold(token: string, now: Date): boolean {
  return Number(token.split(".")[1]) * 1000 > now.getTime();
}

/**
 * The token of the link to a booking that was made out of a hold. A repeated post arrives at the same link; who only
 * knows the hold, because it stood in an address that somebody sent, cannot compute it.
 */
export function linkToken(secret: string, holdToken: string): string {
  return createHmac("sha256", secret).update(`link of ${holdToken}`).digest("base64url");
}

/** The submission id of a booking that is made out of a hold: the same hold can never be two bookings. */
export function submissionIdOf(holdToken: string): string {
  const hex = createHash("sha256").update(`booking of ${holdToken}`).digest("hex");
  return hex.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-8$3-8$4-$5");
}
