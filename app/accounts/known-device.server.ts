import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { acceptedSecrets, appSecret } from "#app/links/app-secret.server.ts";
import type { AccountServices } from "./account-services.ts";
import { readCookie, setCookie } from "./cookies.server.ts";

const cookieName = "device";
const daysKnown = 180;
const dayMs = 24 * 60 * 60_000;

type Services = Pick<AccountServices, "config" | "now">;

/**
 * The id of a device on which this account signed in before, or undefined. Such a device waits only for its own wrong
 * passwords: an attack on the account from elsewhere cannot lock out its owner.
 */
export function knownDevice({ config, now }: Services, request: Request, email: string): string | undefined {
  const [id, expires, signature] = readCookie(config, request, cookieName)?.split(".") ?? [];
  if (!id || !expires || !signature || !(Number(expires) > now().getTime())) return undefined;
  const found = Buffer.from(signature);
  const isOurs = acceptedSecrets(appSecret(config)).some((secret) => {
    const expected = sign({ secret, id, expires, email });
    return found.length === expected.length && timingSafeEqual(found, expected);
  });
  return isOurs ? id : undefined;
}

/** The Set-Cookie header that marks this browser as a known device of the account. */
export function deviceCookie({ config, now }: Services, email: string): string {
  const id = randomBytes(16).toString("base64url");
  const expires = String(now().getTime() + daysKnown * dayMs);
  const signature = sign({ secret: appSecret(config), id, expires, email }).toString();
  return setCookie(config, cookieName, `${id}.${expires}.${signature}`, (daysKnown * dayMs) / 1000);
}

type Signed = { secret: string; id: string; expires: string; email: string };

function sign({ secret, id, expires, email }: Signed): Buffer {
  const text = ["known device", email.toLowerCase(), id, expires].join("\n");
  return Buffer.from(createHmac("sha256", secret).update(text).digest("base64url"));
}
