import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { lastAnswers } from "./last-answers.ts";

/** Longer than a test may take. */
const patienceMs = 60_000;

async function listening(answer: (message: IncomingMessage, to: ServerResponse) => void) {
  const server: Server = createServer({ keepAliveTimeout: patienceMs }, answer);
  const end = lastAnswers(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { server, end, port, agent: new Agent({ keepAlive: true }) };
}

test("what was asked before the end is answered, and then its connection is not waited for", async () => {
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

test("a slow reader gets all of a long answer", async () => {
  const long = Buffer.alloc(40_000_000, "x");
  const { end, port, agent } = await listening((_, to) => to.end(long));
  const [answer] = (await once(get({ port, agent }), "response")) as [IncomingMessage];
  const ended = end(patienceMs);
  expect((await buffer(answer)).length).toBe(long.length);
  await ended;
});

test("connections that were opened ahead, or are kept, are ended", async () => {
  const { server, end, port, agent } = await listening((_, to) => to.end("kept"));
  const [answer] = (await once(get({ port, agent }), "response")) as [IncomingMessage];
  await text(answer);
  const opened = once(server, "connection");
  const ahead = agent.createConnection({ port }, () => {});
  ahead?.resume();
  await opened;
  await end(patienceMs);
});

test("who never ends is cut when the patience is over", async () => {
  const { server, end, port } = await listening(() => {});
  const asked = once(server, "request");
  const failed = once(get({ port }), "error");
  await asked;
  await end(50);
  const [error] = await failed;
  expect(error.code).toBe("ECONNRESET");
});
