import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog } from "./log.ts";
import { loadPack, type PackedFile, servePacks } from "./packed-files.ts";

const long = Buffer.alloc(60_000_000, "body and more of it, ");
const folder = mkdtempSync(join(tmpdir(), "packed-files-"));
const server = createServer((message, to) => {
  if (!packed.answer(message.url ?? "", message, to)) to.writeHead(404).end();
});
let packed: ReturnType<typeof servePacks>;

beforeAll(async () => {
  const file = (path: string, type: string, length: number): PackedFile => ({
    path,
    type,
    cache: "public, max-age=60",
    etag: path.slice(1),
    bodies: { identity: [0, length] },
  });
  writeFileSync(
    join(folder, "pack.json"),
    JSON.stringify([
      file("/forrester-report.pdf", "application/pdf", 4),
      file("/service", "text/html", 4),
      file("/long.png", "image/png", long.length),
    ]),
  );
  writeFileSync(join(folder, "pack.bin"), long);
  const headers: [string, string][] = [["X-Content-Type-Options", "nosniff"]];
  const pack = await loadPack(folder, headers);
  packed = servePacks(pack, pack, headers, createLog("silent"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test("on an indexed site, search engines index pages and not their PDFs", async () => {
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pdf = await fetch(`${site}/forrester-report.pdf`);
  expect(await pdf.text()).toBe("body");
  expect(pdf.headers.get("X-Robots-Tag")).toBe("noindex");
  expect((await fetch(`${site}/service`)).headers.get("X-Robots-Tag")).toBe(null);
});

test("a long file is read from disk as the client takes it, and arrives complete", async () => {
  const before = process.memoryUsage().arrayBuffers;
  const request = get(`http://127.0.0.1:${(server.address() as AddressInfo).port}/long.png`);
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  await once(answer, "readable");
  // The client has not read yet: only the system's buffers are filled.
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(long.length / 2);
  expect((await buffer(answer)).equals(long)).toBe(true);
});
