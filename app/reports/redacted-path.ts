/** Tokens of bookings have 43 characters, sealed ids 44, tokens of mails 65. A bare seal, of 22, stands in queries only. */
const token = /\/[\w-]{43,}(?=\/|\.|$)/g;
const orders =
  /^(\/+order-tracking|\/+leads\/dashboard\/orders)\/+(?!(?:find|new|import)(?:\.data)?$)(?:(order|repair)\/+)?.+/is;

/**
 * Redacts a path for logs and reports: removes link secrets and order numbers, and everything from a path that cannot
 * be decoded.
 */
export function redactedPath(path: string): string {
  // Everything else is refused (node-adapter.ts).
  if (!path.startsWith("/")) return "...";
  const decoded = decodedPath(path);
  if (decoded === undefined) return "/...";
  const cut = decoded
    .replace(orders, (_, page, type) => [page, ...(type ? [type] : []), "..."].join("/"))
    .replace(token, "/...");
  return cut === decoded ? path : encodeURI(cut);
}

/** Resolved and decoded as for the router: `/x/../order-tracking` and `/order%2Dtracking` are the order page too. */
function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(new URL(`http://site${path}`).pathname);
  } catch {
    return undefined;
  }
}
