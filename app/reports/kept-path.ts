/** Tokens of bookings, tokens of mails and seals have 43 characters or more. */
const token = /\/[\w-]{43,}(?=\/|\.|$)/g;
const orders =
  /^(\/+order-tracking|\/+leads\/dashboard\/orders)\/+(?!(?:find|new|import)(?:\.data)?$)(?:(order|repair)\/+)?.+/i;

/** A path as a log or a report may keep it: without what opens somebody's booking or data, and without order numbers. */
export function keptPath(path: string): string {
  return path
    .replace(orders, (_, page, type) => [page, ...(type ? [type] : []), "..."].join("/"))
    .replace(token, "/...");
}
