import type { Config } from "#app/config.server.ts";
import { type DeviceNumber, readDeviceNumber } from "#app/coverage/device-number.ts";
import { type AppSecretConfig, appSecret } from "#app/links/app-secret.server.ts";
import { isSigned, sign } from "#app/links/signature.server.ts";

type Settings = Pick<Config, "secureCookies"> & AppSecretConfig;

const minutes = 60;
const keptS = 30 * minutes;
const purpose = "checked device";

/**
 * A Set-Cookie header that carries a serial number from the coverage check to its result and to the booking: addresses
 * end up in logs and are shared. The browser keeps it for half an hour. It is signed, because the result is looked up
 * again without counting: only a number whose check was counted may be looked up.
 */
export function carryDevice(config: Settings, number: string): string {
  const secure = config.secureCookies ? "; Secure" : "";
  return `${nameOf(config)}=${number}.${sign(appSecret(config), purpose, number)}; Max-Age=${keptS}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** The number that a request carries, if we gave it to this browser. */
export function carriedDevice(config: Settings, request: Request): DeviceNumber | undefined {
  const wanted = `${nameOf(config)}=`;
  const pairs = (request.headers.get("Cookie") ?? "").split(/;\s*/);
  const carried = pairs.find((pair) => pair.startsWith(wanted))?.slice(wanted.length) ?? "";
  const [number = "", signature = ""] = carried.split(".");
  if (!isSigned(appSecret(config), purpose, number, signature)) return undefined;
  const reading = readDeviceNumber(number);
  return reading.ok ? reading.number : undefined;
}

function nameOf({ secureCookies }: Pick<Settings, "secureCookies">): string {
  return secureCookies ? "__Host-device" : "device";
}
