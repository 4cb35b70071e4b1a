import { createHmac, timingSafeEqual } from "node:crypto";
import { acceptedSecrets } from "./app-secret.server.ts";

/** What the links of mails are for, and keys of counts; a seal made for one purpose is worthless for another. */
type Purpose = "track" | "token" | "reservation" | "count" | "taker" | "confirm" | "hold";

const sealBytes = 16;

/** A signature of 128 bits that only this site can make: whoever has it was sent it by us. */
export function seal(secret: string, purpose: Purpose, text: string): string {
  return sign(secret, purpose, text).toString("base64url");
}

/** Whether a seal is the one of this text, in a time that tells nothing about it. */
export function isSealed(secret: string, purpose: Purpose, text: string, given: string): boolean {
  const bytes = Buffer.from(given, "base64url");
  if (bytes.length !== sealBytes) return false;
  return acceptedSecrets(secret).some((each) => timingSafeEqual(bytes, sign(each, purpose, text)));
}

function sign(secret: string, purpose: Purpose, text: string): Buffer {
  return createHmac("sha256", secret).update(`${purpose} ${text}`).digest().subarray(0, sealBytes);
}
