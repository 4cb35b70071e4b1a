import { createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { parentPort, Worker, workerData } from "node:worker_threads";

// A mail relay in its own thread, as fast as possible or with a given delay.

type Taken = { subject: string; at: number };

export type Relay = {
  url: string;
  taken: Taken[];
  /** Resolves when this number of mails was accepted. */
  until(count: number): Promise<void>;
  stop(): Promise<void>;
};

/** @param delayMs the delay of each mail */
export async function startRelay(port: number, delayMs: number): Promise<Relay> {
  const taken: Taken[] = [];
  let told = () => {};
  const thread = new Worker(new URL(import.meta.url), { workerData: { port, delayMs } });
  await new Promise((resolve) => thread.once("message", resolve));
  thread.on("message", (mail: Taken) => {
    taken.push(mail);
    told();
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    until: (count) =>
      new Promise((resolve) => {
        told = () => {
          if (taken.length >= count) resolve();
        };
        told();
      }),
    stop: async () => void (await thread.terminate()),
  };
}

function answer(socket: Socket, delayMs: number): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let rest = "";
  let inData = false;
  socket.on("error", () => {});
  socket.on("data", async (piece) => {
    rest += piece.toString("latin1");
    if (inData) {
      const end = rest.indexOf("\r\n.\r\n");
      if (end < 0) return;
      const subject = /^Subject: (.*)$/m.exec(rest)?.[1] ?? "";
      rest = rest.slice(end + 5);
      inData = false;
      if (delayMs > 0) await wait(delayMs);
      parentPort?.postMessage({ subject, at: performance.timeOrigin + performance.now() });
      say("250 taken");
      return;
    }
    for (let end = rest.indexOf("\r\n"); end >= 0 && !inData; end = rest.indexOf("\r\n")) {
      const verb = rest.slice(0, 4).toUpperCase();
      rest = rest.slice(end + 2);
      inData = verb === "DATA";
      say(verb === "DATA" ? "354 go on" : verb === "QUIT" ? "221 bye" : "250 relay");
    }
  });
  say("220 relay");
}

if (parentPort && workerData?.port) {
  const { port, delayMs } = workerData;
  const server = createServer((socket) => answer(socket, delayMs));
  server.listen(port, "127.0.0.1", () => parentPort?.postMessage("listening"));
}
