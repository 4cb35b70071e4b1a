import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { hashSource } from "./headers.ts";
import { createLog } from "./log.ts";
import { loadPack, type PackedFile, servePacks } from "./packed-files.ts";
import { serve } from "./serve.ts";

const signals = ["SIGTERM", "SIGINT", "uncaughtException", "unhandledRejection"] as const;
const folder = mkdtempSync(join(tmpdir(), "response-headers-"));
let app: TestApp;
let server: Server;

beforeAll(async () => {
  app = await testApp({ env: { SITE_URL: "https://www.dts.in", PORT: "0" }, database: "sqlite" });
  const { config } = app;
  const site = app.bundle.createApp(app.services);
  const packed: PackedFile[] = ["/page", "/share/page.png"].map((path) => ({
    path,
    type: path === "/page" ? "text/html; charset=utf-8" : "image/png",
    cache: "no-cache",
    etag: "e",
    bodies: { identity: [0, 4] },
  }));
  writeFileSync(join(folder, "pack.json"), JSON.stringify(packed));
  writeFileSync(join(folder, "pack.bin"), "body");
  const log = createLog("silent");
  const pack = await loadPack(folder, site.headers);
  const files = servePacks(pack, pack, site.headers, log);
  const before = signals.map((name) => process.listeners(name as "SIGTERM"));
  server = serve({ app: site, services: { stop: async () => {} }, files }, config, log);
  for (const [index, name] of signals.entries()) {
    for (const listener of process.listeners(name as "SIGTERM"))
      if (!before[index]?.includes(listener)) process.off(name, listener);
  }
  if (!server.listening) await once(server, "listening");
}, 120_000);

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

/** The server's response to these bytes, once it has closed the connection. */
function answerTo(bytes: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(bytes);
  return text(socket);
}

const asked = (line: string, ...more: string[]) =>
  [`${line} HTTP/1.1`, "Host: www.dts.in", "Connection: close", ...more, "", ""].join("\r\n");
const posted = (path: string, ...more: string[]) =>
  asked(`POST ${path}`, "Content-Length: 3", "Content-Type: application/x-www-form-urlencoded", ...more);

test.each([
  ["a page of the build", 200, asked("GET /page")],
  ["a page that has not changed", 304, asked("GET /page", 'If-None-Match: "e"')],
  ["a page that is drawn", 200, asked("GET /search?q=mac")],
  ["an address that has moved", 308, asked("GET /gcc")],
  ["an address that is not there", 404, asked("GET /nothing-here")],
  ["a staff page without a session", 303, asked("GET /leads/dashboard")],
  ["a post from another site", 403, `${posted("/leads/login", "Origin: https://evil.example")}a=1`],
  ["a method for no page", 405, asked("PUT /service")],
  ["a method that is not known", 405, asked("TRACE /service")],
  ["a body that is too large", 413, asked("POST /forms/contact", "Content-Length: 9999999")],
  ["a path that cannot be decoded", 404, asked("GET /%E0%A4%A")],
  ["a path with a control character", 400, asked("GET /a%00b")],
  ["two hosts", 400, asked("GET /page", "Host: www.dts.in")],
  ["two hosts on a drawn page", 400, asked("GET /search?q=mac", "host: evil.example")],
  ["no host", 400, "GET /page HTTP/1.1\r\nConnection: close\r\n\r\n"],
  ["an expectation", 417, asked("POST /forms/contact", "Expect: a-miracle", "Content-Length: 3")],
  ["no request at all", 400, "nonsense\r\n\r\n"],
  ["two lengths", 400, asked("POST /forms/contact", "Content-Length: 3", "Content-Length: 4")],
  ["headers that are too large", 431, asked("GET /page", `X: ${"x".repeat(20_000)}`)],
])("%s is answered %i with every security header", async (_, status, bytes) => {
  const head = (await answerTo(bytes)).split("\r\n\r\n", 1)[0] ?? "";
  const lines = head.toLowerCase();
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(lines).toMatch(/content-security-policy: default-src 'self';.*frame-ancestors 'none'/);
  for (const line of [
    "x-content-type-options: nosniff",
    "cross-origin-opener-policy: same-origin",
    "cross-origin-resource-policy: same-origin",
    "permissions-policy: camera=(),microphone=()",
    "strict-transport-security: max-age=63072000\r\n",
  ]) {
    expect(`${lines}\r\n`).toContain(`\r\n${line}`);
  }
  expect(lines).toMatch(/referrer-policy: (strict|same)-origin/);
});

test("a post that is too large gets a page for people and one sentence for scripts", async () => {
  const post = (accept: string) =>
    answerTo(asked("POST /forms/contact", "Content-Length: 9999999", `Accept: ${accept}`));
  const page = await post("text/html,*/*;q=0.8");
  expect(page).toMatch(/content-type: text\/html/i);
  expect(page).toMatch(/<h1>.*<p>[^<]*what you typed is still there/s);
  const style = /<style>(.*)<\/style>/s.exec(page)?.[1] ?? "";
  expect(style).toContain("prefers-color-scheme");
  expect(page).toContain(`style-src 'self' ${hashSource(style)}`);
  expect(await post("application/json")).toMatch(/content-type: text\/plain/i);
});

test("other sites may embed the picture of a page in link previews", async () => {
  const head = await answerTo(asked("HEAD /share/page.png"));
  expect(head).toContain("\r\nCross-Origin-Resource-Policy: cross-origin\r\n");
});

test("HTTP/1.1 needs exactly one Host header, in any spelling", async () => {
  expect(await answerTo("GET /page HTTP/1.1\r\nhOST: x\r\nConnection: close\r\n\r\n")).toMatch(
    /^HTTP\/1\.1 200 /,
  );
});
