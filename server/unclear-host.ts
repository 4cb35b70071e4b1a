import type { IncomingMessage } from "node:http";

/**
 * Whether a request says twice for which host it is, or not at all where it must: whoever stands before us may read it
 * otherwise (RFC 9112, 3.2). Node would refuse the second without our headers and take the first.
 */
export function isHostUnclear({ rawHeaders, httpVersionMinor }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1 || (hosts === 0 && httpVersionMinor > 0);
}
