import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog } from "./log.ts";
import { loadPackedFiles, type PackedFile } from "./packed-files.ts";

const folder = mkdtempSync(join(tmpdir(), "packed-files-"));
const server = createServer((message, to) => {
  if (!packed.answer(message.url ?? "", message, to)) to.writeHead(404).end();
});
let packed: ReturnType<typeof loadPackedFiles>;

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
    JSON.stringify([file("/forrester-report.pdf", "application/pdf", 4), file("/service", "text/html", 4)]),
  );
  writeFileSync(join(folder, "pack.bin"), "body");
  packed = loadPackedFiles(folder, [["X-Content-Type-Options", "nosniff"]], createLog("silent"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test("on a site that is found, search engines find pages and not the PDFs made of them", async () => {
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pdf = await fetch(`${site}/forrester-report.pdf`);
  expect(await pdf.text()).toBe("body");
  expect(pdf.headers.get("X-Robots-Tag")).toBe("noindex");
  expect((await fetch(`${site}/service`)).headers.get("X-Robots-Tag")).toBe(null);
});
