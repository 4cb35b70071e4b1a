/** More parts than any form has fields, and longer part headers than any browser writes. */
const maxParts = 100;
const longestHeader = 4_000;

/**
 * The boundary between the parts of a body, from its content type (RFC 2046, 5.1.1); undefined if it has no valid one.
 */
export function boundaryOf(contentType: string): string | undefined {
  const found = /;\s*boundary=(?:"([^"]*)"|([^\s;"]+))/i.exec(contentType);
  const boundary = found?.[1] ?? found?.[2] ?? "";
  return /^[\w'()+,./:=?-]{1,70}$/.test(boundary) ? boundary : undefined;
}

/**
 * Whether a body has few parts with short headers. The parser creates all parts in one go, and its time grows with
 * their number rather than with their bytes: thousands of empty ones would block every other request.
 */
export function isModest(bytes: Uint8Array<ArrayBuffer>, boundary: string): boolean {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const divider = `--${boundary}`;
  let parts = 0;
  for (let at = body.indexOf(divider); at !== -1; at = body.indexOf(divider, at)) {
    at += divider.length;
    const isEnd = body.subarray(at, at + 2).toString("latin1") === "--";
    if (++parts > maxParts) return false;
    if (!isEnd && !body.subarray(at, at + longestHeader).includes("\r\n\r\n")) return false;
  }
  return true;
}
