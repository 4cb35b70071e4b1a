import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

type Answer = (message: IncomingMessage, to: ServerResponse) => void;
type Asked = [message: IncomingMessage, to: ServerResponse];

/** Maximum of pipelined requests. Browsers do not pipeline; tools send up to sixteen. */
export const maxPipelined = 32;

/**
 * Answers the requests of a connection one at a time, so that a client that pipelines and never reads holds the memory
 * of one response instead of hundreds. Cuts a connection that pipelines more than any known client.
 */
export function oneAtATime(answer: Answer): Answer {
  /** Waiting requests of each busy connection. */
  const lines = new WeakMap<Socket, Asked[]>();

  function begin(socket: Socket, line: Asked[], [message, to]: Asked) {
    to.once("close", () => {
      const next = line.shift();
      if (!next || socket.destroyed) lines.delete(socket);
      else begin(socket, line, next);
    });
    answer(message, to);
  }

  return (message, to) => {
    const { socket } = message;
    if (socket.destroyed) return;
    const line = lines.get(socket);
    if (line && line.length >= maxPipelined) socket.destroy();
    else if (line) line.push([message, to]);
    else {
      const empty: Asked[] = [];
      lines.set(socket, empty);
      begin(socket, empty, [message, to]);
    }
  };
}
