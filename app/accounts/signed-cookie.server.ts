import { createHmac, timingSafeEqual } from "node:crypto";
import { acceptedSecrets } from "#app/links/app-secret.server.ts";

/**
 * The value of a cookie signed by better-auth, as sent in a request: `value.signature`, percent-encoded.
 * @returns undefined when none of our secrets made the signature
 */
export function openSignedCookie(secret: string, cookie: string): string | undefined {
  const text = decoded(cookie);
  const end = text.lastIndexOf(".");
  const value = text.slice(0, Math.max(end, 0));
  const found = Buffer.from(text.slice(end + 1), "base64");
  const isOurs = acceptedSecrets(secret).some((each) => {
    const expected = signature(each, value);
    return found.length === expected.length && timingSafeEqual(found, expected);
  });
  return isOurs ? value : undefined;
}

/**
 * The request's cookies for better-auth: those signed with the secret being replaced are signed again with the
 * current one.
 */
export function signedAnew(secret: string, cookies: string): string {
  if (acceptedSecrets(secret).length === 1) return cookies;
  return cookies
    .split(/;\s*/)
    .map((pair) => {
      const [, name, cookie] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
      const value = cookie && openSignedCookie(secret, cookie);
      if (!value) return pair;
      return `${name}=${encodeURIComponent(`${value}.${signature(secret, value).toString("base64")}`)}`;
    })
    .join("; ");
}

function signature(secret: string, value: string): Buffer {
  return createHmac("sha256", secret).update(value).digest();
}

function decoded(cookie: string): string {
  try {
    return decodeURIComponent(cookie);
  } catch {
    return ""; // not one of our cookies
  }
}
