import type { Config } from "#app/config.server.ts";

type Cookies = Pick<Config, "secureCookies">;

/** Over https the browser itself keeps other hosts from setting our cookies (ASVS 3.3.3). */
export function cookiePrefix({ secureCookies }: Cookies): string {
  return secureCookies ? "__Host-staff" : "staff";
}

/** A Set-Cookie header that scripts cannot read and other sites cannot send along. */
export function setCookie(config: Cookies, name: string, value: string, maxAgeS: number): string {
  const secure = config.secureCookies ? "; Secure" : "";
  return `${cookiePrefix(config)}.${name}=${value}; Max-Age=${maxAgeS}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** The value of one of our cookies; undefined when the request has none of this name. */
export function readCookie(config: Cookies, request: Request, name: string): string | undefined {
  const wanted = `${cookiePrefix(config)}.${name}=`;
  const pairs = (request.headers.get("Cookie") ?? "").split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(wanted))?.slice(wanted.length);
}

/** The Set-Cookie headers of one answer, to be put on another. */
export function cookiesOf(headers: Headers | null | undefined): [string, string][] {
  return (headers?.getSetCookie() ?? []).map((cookie): [string, string] => ["Set-Cookie", cookie]);
}
