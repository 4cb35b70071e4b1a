/**
 * Whether a post may come from its stated origin. A prerendered page cannot carry a secret, so this is what keeps other
 * sites from posting in a visitor's name.
 * A browser that sends `Sec-Fetch-Site: same-origin` settles it: pages cannot forge that header, and pages without
 * referrer send `Origin: null`. Otherwise the Origin must be ours; programs without one are allowed.
 */
export function isSameOrigin(request: Request, allowedOrigins: readonly string[]): boolean {
  const origin = request.headers.get("Origin");
  const site = request.headers.get("Sec-Fetch-Site");
  if (origin !== null && origin !== "null") return isOurs(origin, request, allowedOrigins);
  if (site !== null) return site === "same-origin" || site === "none";
  return origin === null;
}

/**
 * The address of a request is that of SITE_URL, whatever its Host header (server/node-adapter.ts): only this origin and
 * the allowed ones are ours.
 */
function isOurs(origin: string, request: Request, allowedOrigins: readonly string[]): boolean {
  return allowedOrigins.includes(origin) || origin === new URL(request.url).origin;
}
