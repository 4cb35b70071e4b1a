import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivingBody, drain } from "./arriving-body.ts";
import { toRequest } from "./node-adapter.ts";
import { sendResponse } from "./send-response.ts";

const siteUrl = "http://127.0.0.1";
let reads = true;

const server = createServer(async (message, to) => {
  const address = String(message.headers["x-from"] ?? "192.0.2.1");
  const result = await toRequest(message, { siteUrl, signal: new AbortController().signal, address });
  if ("refused" in result)
    return void sendResponse(new Response(null, { status: result.refused }), message, to);
  const body = reads ? await result.request.text().catch(() => "gone") : "unread";
  await drain(message);
  await sendResponse(new Response(String(body.length)), message, to).catch(() => to.destroy());
});

const slow = createServer(async (message, to) => {
  const body = arrivingBody(message, { bytes: 1000, stretchMs: 20, patienceMs: 10_000 });
  const read = await new Response(body).text().catch((error) => error.name);
  to.writeHead(200, { Connection: "close" }).end(read);
});

beforeAll(async () => {
  for (const one of [server, slow]) {
    one.listen(0, "127.0.0.1");
    await once(one, "listening");
  }
});
afterAll(() => {
  for (const one of [server, slow]) {
    one.closeAllConnections();
    one.close();
  }
});

/** The beginning of an upload of this many bytes. */
function upload(from: string, size: number, to = server): Socket {
  const socket = connect((to.address() as AddressInfo).port, "127.0.0.1");
  const head = ["POST /forms/application HTTP/1.1", "Host: a", `X-From: ${from}`, "Connection: close"];
  const body = ["Content-Type: multipart/form-data; boundary=b", `Content-Length: ${size}`];
  socket.write(`${[...head, ...body].join("\r\n")}\r\n\r\n`);
  return socket;
}

test("a network has three concurrent uploads, other networks have their own; a finished one makes room", async () => {
  const begun = Array.from({ length: 20 }, () => upload("192.0.2.1", 100));
  const refused = begun.map(async (socket) => {
    const [first] = await once(socket, "data");
    return String(first).slice(9, 12);
  });
  // Three of the twenty wait for their bodies.
  const early: string[] = [];
  for (const answer of refused) void answer.then((status) => early.push(status));
  const others = [upload("192.0.2.2", 5), upload("192.0.2.3", 5)];
  for (const socket of others) socket.write("hello");
  for (const socket of others) expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\n5$/);
  await expect.poll(() => early).toEqual(Array(17).fill("503"));
  for (const socket of begun) if (!socket.destroyed) socket.write("x".repeat(100));
  await Promise.all(refused);
  expect(early.sort()).toEqual([...Array(3).fill("200"), ...Array(17).fill("503")]);
  const after = upload("192.0.2.1", 5);
  after.write("hello");
  expect(await text(after)).toMatch(/^HTTP\/1\.1 200 /);
});

test("a body that arrives too slowly is aborted, one at the required pace arrives complete", async () => {
  const crawling = upload("192.0.2.4", 100_000, slow);
  crawling.write("x");
  expect(await text(crawling)).toContain("TimeoutError");
  const brisk = upload("192.0.2.4", 300_000, slow);
  brisk.write("y".repeat(300_000));
  expect(await text(brisk)).toContain("y".repeat(1000));
});

test("the sender of an unread file receives the response", async () => {
  reads = false;
  const size = 4_000_000;
  const sender = upload("192.0.2.5", size);
  const answer = text(sender);
  sender.write("z".repeat(size));
  expect(await answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\n6$/);
  reads = true;
});
