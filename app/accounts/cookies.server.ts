import type { Config } from "#app/config.server.ts";

type Cookies = Pick<Config, "secureCookies">;

/** Over https this prefix makes the browser reject cookies that other hosts set for us (ASVS 3.3.3). */
export function cookiePrefix({ secureCookies }: Cookies): string {
  return secureCookies ? "__Host-staff" : "staff";
}

/** A Set-Cookie header: HttpOnly and SameSite. */
export function setCookie(config: Cookies, name: string, value: string, maxAgeS: number): string {
  const secure = config.secureCookies ? "; Secure" : "";
  return `${cookiePrefix(config)}.${name}=${value}; Max-Age=${maxAgeS}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** The value of one of our cookies; undefined when the request has none with this name. */
export function readCookie(config: Cookies, request: Request, name: string): string | undefined {
  const wanted = `${cookiePrefix(config)}.${name}=`;
  const pairs = (request.headers.get("Cookie") ?? "").split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(wanted))?.slice(wanted.length);
}

/** The Set-Cookie headers of one response, to copy to another. */
export function cookiesOf(headers: Headers | null | undefined): [string, string][] {
  return (headers?.getSetCookie() ?? []).map((cookie): [string, string] => ["Set-Cookie", cookie]);
}
