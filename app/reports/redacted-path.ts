/**
 * Tokens of bookings have 43 characters, sealed ids 44, tokens of mails 65. A bare seal, of 22, stands in queries only.
 */
const token = /\/[\w-]{43,}(?=\/|\.|$)/g;
const orders =
  /^(\/+order-tracking|\/+leads\/dashboard\/orders)\/+(?!(?:find|new|import)(?:\.data)?$)(?:(order|repair)\/+)?.+/is;

/**
 * Redacts a path for logs and reports: resolves it as for the router (`/x/../order-tracking` is the order page too), then
 * removes link secrets and order numbers, and everything from a path that cannot be decoded.
 */
export function redactedPath(path: string): string {
  // Everything else is refused (node-adapter.ts).
  if (!path.startsWith("/")) return "...";
  const resolved = resolvedPath(path);
  if (!resolved) return "/...";
  const { pathname, decoded } = resolved;
  const cut = decoded
    .replace(orders, (_, page, type) => [page, ...(type ? [type] : []), "..."].join("/"))
    .replace(token, "/...");
  return cut === decoded ? pathname : encodeURI(cut);
}

function resolvedPath(path: string): { pathname: string; decoded: string } | undefined {
  try {
    const { pathname } = new URL(`http://site${path}`);
    // `/order%2Dtracking` is the order page too.
    return { pathname, decoded: decodeURIComponent(pathname) };
  } catch {
    return undefined;
  }
}
