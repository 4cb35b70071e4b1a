import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

type Answer = (message: IncomingMessage, to: ServerResponse) => void;
type Asked = [message: IncomingMessage, to: ServerResponse];

/** No browser asks ahead at all; tools ask for sixteen. */
export const maxPipelined = 32;

/**
 * Answers the requests of a connection one after the other: who asks ahead and never reads holds the memory of one
 * answer and not of hundreds. A connection that asks further ahead than any client does is cut.
 */
export function oneAtATime(answer: Answer): Answer {
  /** What waits on each connection that is being answered. */
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
