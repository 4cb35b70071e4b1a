import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

/**
 * Ends a connection on which no request could be read. One that a browser opened ahead and left unused is closed
 * without a word: a word would be taken for the answer to what it asks next.
 */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Duplex): void {
  // Each further piece of what was refused comes here again; closed with bytes unread, the answer would be lost.
  if (socket.writableEnded) return;
  const isUnused = (socket as Socket).bytesRead === 0;
  if (!socket.writable || isUnused) socket.destroy();
  else
    socket.end(
      `HTTP/1.1 ${statuses[error.code ?? ""] ?? "400 Bad Request"}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      () => setTimeout(() => socket.destroy(), timeToReadMs).unref(),
    );
}

const timeToReadMs = 1000;

const statuses: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
};
