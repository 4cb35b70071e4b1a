import type { IncomingMessage } from "node:http";

/**
 * Whether a request has a duplicate or a missing Host header, which a proxy may read differently (RFC 9112, 3.2). Node
 * would accept a duplicate, and refuse a missing one without our headers.
 */
export function isHostUnclear({ rawHeaders, httpVersionMinor }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1 || (hosts === 0 && httpVersionMinor > 0);
}
