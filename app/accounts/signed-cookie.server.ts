import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * The value of a cookie that better-auth signed, as it stands in a request: `value.signature`, percent-encoded.
 * @returns undefined when the signature is not of this secret
 */
export function openSignedCookie(secret: string, cookie: string): string | undefined {
  const text = decoded(cookie);
  const end = text.lastIndexOf(".");
  const value = text.slice(0, Math.max(end, 0));
  const found = Buffer.from(text.slice(end + 1), "base64");
  const expected = signature(secret, value);
  return found.length === expected.length && timingSafeEqual(found, expected) ? value : undefined;
}

function signature(secret: string, value: string): Buffer {
  return createHmac("sha256", secret).update(value).digest();
}

function decoded(cookie: string): string {
  try {
    return decodeURIComponent(cookie);
  } catch {
    return ""; // no cookie of ours
  }
}
