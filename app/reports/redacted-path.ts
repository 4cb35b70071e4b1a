/** Tokens of bookings have 43 characters, sealed ids 44, tokens of mails 65. A bare seal, of 22, stands in queries only. */
const token = /\/[\w-]{43,}(?=\/|\.|$)/g;
const orders =
  /^(\/+order-tracking|\/+leads\/dashboard\/orders)\/+(?!(?:find|new|import)(?:\.data)?$)(?:(order|repair)\/+)?.+/is;

/**
 * A path as a log or a report may keep it: without what opens somebody's booking or data, and without order numbers.
 * Of one that cannot be decoded nothing is kept.
 */
export function redactedPath(path: string): string {
  const decoded = decodedPath(path);
  if (decoded === undefined) return "/...";
  const cut = decoded
    .replace(orders, (_, page, type) => [page, ...(type ? [type] : []), "..."].join("/"))
    .replace(token, "/...");
  return cut === decoded ? path : encodeURI(cut);
}

/** As the router reads it: `/order%2Dtracking` is the order page too. */
function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
