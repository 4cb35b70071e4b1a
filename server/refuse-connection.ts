import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

/**
 * Refuses connections with unreadable requests, with the usual headers. Closes an unused preconnection silently: the
 * browser would take any response for that of its next request.
 */
export function refuseConnection(refuse: (status: number) => Response) {
  return (error: NodeJS.ErrnoException, socket: Duplex): void => {
    // Further pieces of a refused request arrive here again; closing with unread bytes would lose the response.
    if (socket.writableEnded) return;
    const isUnused = (socket as Socket).bytesRead === 0;
    if (!socket.writable || isUnused) socket.destroy();
    else
      socket.end(headOf(refuse(statuses[error.code ?? ""] ?? 400)), () =>
        setTimeout(() => socket.destroy(), timeToReadMs).unref(),
      );
  };
}

const timeToReadMs = 1000;

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** The status and the headers, without a body. */
function headOf({ status, headers }: Response): string {
  headers.delete("Content-Type");
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Connection: close",
    "Content-Length: 0",
    ...lines,
    "\r\n",
  ].join("\r\n");
}
