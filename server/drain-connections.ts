import type { Server, ServerResponse } from "node:http";
import { Server as Listener, type Socket } from "node:net";

/**
 * Tracks the connections of a server from its start, for a graceful stop.
 * @returns stops listening and resolves when all connections have ended: completes requests in flight, also for slow
 *   readers, and closes idle connections at once; after `patienceMs` it cuts the rest
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
    // Timers run before socket reads: wait one turn, so that a request that arrived during a stall is seen.
    const idle = setInterval(() => setImmediate(endIdle), 100);
    const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
    // Not http's own close, which cuts responses to slow readers.
    await new Promise<unknown>((resolve) => Listener.prototype.close.call(server, resolve));
    clearInterval(idle);
    clearTimeout(cut);
  };
}
