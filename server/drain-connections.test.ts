import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { Worker } from "node:worker_threads";
import { expect, test, vi } from "vitest";
import { drainConnections } from "./drain-connections.ts";

/** Longer than a test may take. */
const patienceMs = 60_000;

async function listening(answer: (message: IncomingMessage, to: ServerResponse) => void) {
  const server: Server = createServer({ keepAliveTimeout: patienceMs }, answer);
  const end = drainConnections(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { server, end, port, agent: new Agent({ keepAlive: true }) };
}

test("a request in flight is answered, and its connection does not delay the stop", async () => {
  const { server, end, port, agent } = await listening(() => {});
  const asked = once(server, "request");
  const request = get({ port, agent });
  const [, to] = (await asked) as [unknown, ServerResponse];
  const ended = end(patienceMs);
  to.end("answered");
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  expect(await text(answer)).toBe("answered");
  await ended;
});

test("a slow reader receives all of a long response", async () => {
  const long = Buffer.alloc(40_000_000, "x");
  const { end, port, agent } = await listening((_, to) => to.end(long));
  const [answer] = (await once(get({ port, agent }), "response")) as [IncomingMessage];
  const ended = end(patienceMs);
  expect((await buffer(answer)).length).toBe(long.length);
  await ended;
});

test("unused and idle connections are closed", async () => {
  const { server, end, port, agent } = await listening((_, to) => to.end("kept"));
  const [answer] = (await once(get({ port, agent }), "response")) as [IncomingMessage];
  await text(answer);
  const opened = once(server, "connection");
  const ahead = agent.createConnection({ port }, () => {});
  ahead?.resume();
  await opened;
  await end(patienceMs);
});

test("a request that never ends is cut after the time limit", async () => {
  const { server, end, port } = await listening(() => {});
  const asked = once(server, "request");
  const failed = once(get({ port }), "error");
  await asked;
  await end(50);
  const [error] = await failed;
  expect(error.code).toBe("ECONNRESET");
});

test("a request that arrives while the process stalls is answered, also on a kept-alive connection", async () => {
  const { end, port } = await listening((_, to) => to.end("answered"));
  // It requests once, and again while this thread is blocked: only another thread can.
  const flags = new Int32Array(new SharedArrayBuffer(8));
  const client = new Worker(askTwice, { eval: true, workerData: { port, flags } });
  await once(client, "message");
  await new Promise((resolve) => setImmediate(resolve));
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
  const ended = end(patienceMs);
  Atomics.store(flags, 0, 1);
  Atomics.notify(flags, 0);
  Atomics.wait(flags, 1, 0);
  // As in a stall: the timer is due before the socket has been read.
  vi.advanceTimersByTime(150);
  vi.useRealTimers();
  const [answer] = await once(client, "message");
  expect(answer).toContain("answered");
  client.postMessage("end");
  await Promise.all([ended, once(client, "exit")]);
});

const askTwice = `
  const { connect } = require("node:net");
  const { parentPort, workerData: { port, flags } } = require("node:worker_threads");
  const ask = "GET / HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n";
  const socket = connect(port, "127.0.0.1", () => socket.write(ask));
  socket.once("data", (first) => {
    parentPort.postMessage(String(first));
    Atomics.wait(flags, 0, 0);
    socket.write(ask, () => {
      Atomics.store(flags, 1, 1);
      Atomics.notify(flags, 1);
    });
    socket.once("data", (second) => parentPort.postMessage(String(second)));
    socket.once("error", (error) => parentPort.postMessage(error.code));
    socket.once("close", () => parentPort.postMessage("closed without an answer"));
  });
  parentPort.once("message", () => parentPort.close());
`;
