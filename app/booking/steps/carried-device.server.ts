import type { Config } from "#app/config.server.ts";
import { readDeviceNumber } from "#app/coverage/device-number.ts";

type Cookies = Pick<Config, "secureCookies">;

const minutes = 60;
const keptS = 30 * minutes;

/**
 * A Set-Cookie header that brings a serial number from the coverage check to the booking. It would stand in logs and in
 * shared addresses as a part of the address; so it stays with the visitor's own browser, for half an hour.
 */
export function carryDevice(config: Cookies, number: string): string {
  const secure = config.secureCookies ? "; Secure" : "";
  return `${nameOf(config)}=${number}; Max-Age=${keptS}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** The number that a request brings, if it is one. */
export function carriedDevice(config: Cookies, request: Request): string | undefined {
  const wanted = `${nameOf(config)}=`;
  const pairs = (request.headers.get("Cookie") ?? "").split(/;\s*/);
  const reading = readDeviceNumber(pairs.find((pair) => pair.startsWith(wanted))?.slice(wanted.length) ?? "");
  return reading.ok ? reading.number.value : undefined;
}

function nameOf({ secureCookies }: Cookies): string {
  return secureCookies ? "__Host-device" : "device";
}
