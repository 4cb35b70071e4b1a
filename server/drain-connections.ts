import type { Server, ServerResponse } from "node:http";
import { Server as Listener, type Socket } from "node:net";

/**
 * Watches the connections of a server from its start, to end them well.
 * @returns stops listening and resolves when every connection is over: requests in flight are answered to the last
 *   byte, also to a slow reader, and nobody who keeps a connection open is waited for; after `patienceMs` all are cut
 */
export function drainConnections(server: Server): (patienceMs: number) => Promise<void> {
  const answers = new Map<Socket, ServerResponse | undefined>();
  server.on("connection", (socket) => {
    answers.set(socket, undefined);
    socket.once("close", () => answers.delete(socket));
  });
  server.on("request", ({ socket }, answer) => answers.set(socket, answer));

  const endIdle = () => {
    for (const [socket, answer] of answers) {
      if (answer ? answer.writableFinished : socket.bytesRead === 0) socket.destroy();
    }
  };

  return async (patienceMs) => {
    server.prependListener("request", (_, answer) => answer.setHeader("Connection", "close"));
    // Timers run before the sockets are read: after a stall, a request that has arrived is seen first.
    const idle = setInterval(() => setImmediate(endIdle), 100);
    const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
    // Not the close of http: it cuts what is still on its way to a slow reader.
    await new Promise<unknown>((resolve) => Listener.prototype.close.call(server, resolve));
    clearInterval(idle);
    clearTimeout(cut);
  };
}
