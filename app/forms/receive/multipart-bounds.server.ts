/** More parts than any form has fields, and more than any browser writes before one of them. */
const mostParts = 100;
const longestHeader = 4_000;

/** What divides the parts of a body, out of its content type (RFC 2046, 5.1.1); undefined when it can divide none. */
export function boundaryOf(contentType: string): string | undefined {
  const found = /;\s*boundary=(?:"([^"]*)"|([^\s;"]+))/i.exec(contentType);
  const boundary = found?.[1] ?? found?.[2] ?? "";
  return /^[\w'()+,./:=?-]{1,70}$/.test(boundary) ? boundary : undefined;
}

/**
 * Whether a body has few parts with short headers. The parser makes all of them in one go, and its time grows with
 * their number and not with their bytes: thousands of empty ones would stop everybody for as long.
 */
export function isModest(bytes: Uint8Array<ArrayBuffer>, boundary: string): boolean {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const divider = `--${boundary}`;
  let parts = 0;
  for (let at = body.indexOf(divider); at !== -1; at = body.indexOf(divider, at)) {
    at += divider.length;
    const isEnd = body.subarray(at, at + 2).toString("latin1") === "--";
    if (++parts > mostParts) return false;
    if (!isEnd && !body.subarray(at, at + longestHeader).includes("\r\n\r\n")) return false;
  }
  return true;
}
