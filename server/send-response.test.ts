import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { sendResponse } from "./send-response.ts";

/** The bytes on the wire when this response is sent. */
async function onTheWire(response: () => Response, options: { accept?: string; method?: string } = {}) {
  const server = createServer((message, to) => void sendResponse(response(), message, to));
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const headers = options.accept ? { "Accept-Encoding": options.accept } : {};
  const asked = request({ port, host: "127.0.0.1", method: options.method ?? "GET", headers });
  asked.end();
  const [answer] = await once(asked, "response");
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return { headers: answer.headers as Record<string, string>, body: Buffer.concat(chunks) };
}

const text = "A page that is drawn for the request. ".repeat(200);
const page = () => new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8" } });
const decoders = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync };

test.each(Object.entries(decoders))(
  "a text is sent as %s to who accepts that alone",
  async (encoding, decode) => {
    const { headers, body } = await onTheWire(page, { accept: encoding });
    expect(headers).toMatchObject({ "content-encoding": encoding, vary: "Accept-Encoding" });
    expect(Number(headers["content-length"])).toBe(body.length);
    expect(body.length).toBeLessThan(text.length / 4);
    expect(decode(body).toString()).toBe(text);
  },
);

test("a client without encodings gets plain text, and Vary tells caches", async () => {
  for (const accept of [undefined, "identity", "br;q=0"]) {
    const { headers, body } = await onTheWire(page, accept ? { accept } : {});
    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers.vary).toBe("Accept-Encoding");
    expect(body.toString()).toBe(text);
  }
});

test("a response to HEAD, for which the router draws no body, announces no length", async () => {
  const drawn = () => new Response(null, page());
  const { headers, body } = await onTheWire(drawn, { accept: "br", method: "HEAD" });
  expect(body).toHaveLength(0);
  expect(headers).toMatchObject({ "content-type": "text/html; charset=utf-8", vary: "Accept-Encoding" });
  expect(headers).not.toHaveProperty("content-length");
  expect(headers).not.toHaveProperty("transfer-encoding");
});

test("an export is compressed while it streams; files and short responses are not", async () => {
  const rows = () =>
    new Response(
      Readable.toWeb(
        Readable.from(Array.from({ length: 500 }, (_, at) => Buffer.from(`${at},a row\r\n`))),
      ) as ReadableStream,
      { headers: { "Content-Type": "text/csv; charset=utf-8" } },
    );
  const csv = await onTheWire(rows, { accept: "gzip, br" });
  expect(csv.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(csv.body).toString()).toMatch(/^0,a row\r\n[\s\S]*499,a row\r\n$/);
  const pdf = () => new Response(text, { headers: { "Content-Type": "application/pdf" } });
  expect((await onTheWire(pdf, { accept: "br" })).body.toString()).toBe(text);
  const short = () => Response.json({ ok: true });
  expect((await onTheWire(short, { accept: "br" })).body.toString()).toBe('{"ok":true}');
});

test("an export that fails midway is cut off and never looks complete", async () => {
  const failing = () =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode("1,a row\r\n"));
          controller.error(new Error("the database is gone"));
        },
      }),
      { headers: { "Content-Type": "text/csv" } },
    );
  const problems: unknown[] = [];
  const server = createServer(
    (message, to) => void sendResponse(failing(), message, to).catch((error) => problems.push(error.message)),
  );
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  await expect(fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.text())).rejects.toThrow();
  expect(problems).toEqual(["the database is gone"]);
});
