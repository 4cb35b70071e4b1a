import type { HeadersArgs } from "react-router";

/** The headers of staff documents: neither cached nor indexed; a refusal says when to retry. */
export function staffHeaders({ actionHeaders, errorHeaders }: HeadersArgs): Headers {
  const headers = new Headers({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" });
  const wait = errorHeaders?.get("Retry-After") ?? actionHeaders.get("Retry-After");
  if (wait) headers.set("Retry-After", wait);
  return headers;
}
