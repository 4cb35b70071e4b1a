import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { maxPipelined, oneAtATime } from "./one-at-a-time.ts";

const open: { close(): unknown }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** A connection that pipelines this many requests, and the requests the server began to answer. */
async function asking(count: number) {
  const begun: { url: string | undefined; to: ServerResponse }[] = [];
  const server = createServer(oneAtATime(({ url }, to) => begun.push({ url, to })));
  open.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const ask = (number: number) =>
    `GET /${number} HTTP/1.1\r\nHost: x\r\n${number === count ? "Connection: close\r\n" : ""}\r\n`;
  socket.write(Array.from({ length: count }, (_, index) => ask(index + 1)).join(""));
  return { server, socket, begun };
}

test("pipelined requests are answered one at a time, in order", async () => {
  const { server, socket, begun } = await asking(3);
  await once(server, "request");
  const answers = text(socket);
  for (let number = 1; number <= 3; number++) {
    await expect.poll(() => begun.length).toBe(number);
    begun[number - 1]?.to.end(`answer to ${begun[number - 1]?.url}.`);
  }
  expect((await answers).match(/answer to \/\d\./g)).toEqual([
    "answer to /1.",
    "answer to /2.",
    "answer to /3.",
  ]);
});

test("a connection that pipelines more than any client is cut, with one response begun", async () => {
  const { socket, begun } = await asking(maxPipelined + 2);
  socket.on("error", () => {});
  await once(socket, "close");
  expect(begun).toHaveLength(1);
});
