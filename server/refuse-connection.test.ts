import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refuseConnection } from "./refuse-connection.ts";

const server = createServer({ headersTimeout: 40, requestTimeout: 40, connectionsCheckingInterval: 10 });
server.on(
  "clientError",
  refuseConnection((status) => new Response(null, { status })),
);

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());

/** The server's response to these bytes. */
function answerTo(bytes: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  if (bytes) socket.write(bytes);
  return text(socket);
}

test("an unused preconnection is closed without a response", async () => {
  expect(await answerTo("")).toBe("");
});

test("half a request is told that it took too long, a broken one that it is broken, a huge one that it is huge", async () => {
  expect(await answerTo("GET / HTTP/1.1\r\nHost: a\r\n")).toMatch(/^HTTP\/1\.1 408 /);
  expect(await answerTo("nonsense\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
  expect(await answerTo(`GET / HTTP/1.1\r\nX: ${"x".repeat(20_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
});

test("a client that keeps sending still receives the response", async () => {
  expect(await answerTo(`GET / HTTP/1.1\r\nX: ${"x".repeat(2_000_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
});
