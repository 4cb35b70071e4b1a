import { createHmac, timingSafeEqual } from "node:crypto";
import { acceptedSecrets } from "#app/links/app-secret.server.ts";

/**
 * The value of a cookie that better-auth signed, as it stands in a request: `value.signature`, percent-encoded.
 * @returns undefined when the signature is of none of our secrets
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
 * The cookies of a request as better-auth is to see them: those that were signed with a secret which is being replaced
 * are signed with the present one.
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
    return ""; // no cookie of ours
  }
}
