import { createHmac, timingSafeEqual } from "node:crypto";
import { acceptedSecrets } from "./app-secret.server.ts";
import type { LinkPurpose } from "./link-purposes.ts";

/** The purpose of a signature or a digest. One made for another purpose never matches. */
export type Purpose =
  | LinkPurpose
  | "track"
  | "confirm"
  | "hold"
  | "checked device"
  | "link of"
  | "webhook"
  | "push"
  | "reply"
  // Stored digests: computing them differently would lose them.
  | "count"
  | "taker";

const signatureBytes = 16;

/** A digest of 256 bits that cannot be computed without the secret. */
export function keyedDigest(secret: string, purpose: Purpose, text: string): Buffer {
  return createHmac("sha256", secret).update(`${purpose} ${text}`).digest();
}

/** The first bytes of a digest, for short values. */
export function keyedDigestBytes(secret: string, purpose: Purpose, text: string, bytes: number): Buffer {
  return keyedDigest(secret, purpose, text).subarray(0, bytes);
}

/** A signature of 128 bits, in 22 characters, that only this site can make. */
export function sign(secret: string, purpose: Purpose, text: string): string {
  return signatureOf(secret, purpose, text).toString("base64url");
}

/** Whether we signed this text for this purpose, with the present secret or one that it replaces. */
export function isSigned(secret: string, purpose: Purpose, text: string, given: string): boolean {
  return isSame(given, signatureBytes, (each) => signatureOf(each, purpose, text), secret);
}

/** Compares with the digest of each accepted secret, in constant time. */
export function isSame(
  given: string,
  bytes: number,
  digestOf: (secret: string) => Buffer,
  secret: string,
): boolean {
  const found = Buffer.from(given, "base64url");
  // The last character has unused bits: only the spelling that we wrote counts.
  if (found.length !== bytes || found.toString("base64url") !== given) return false;
  return acceptedSecrets(secret).some((each) => timingSafeEqual(found, digestOf(each)));
}

function signatureOf(secret: string, purpose: Purpose, text: string): Buffer {
  return keyedDigestBytes(secret, purpose, text, signatureBytes);
}
