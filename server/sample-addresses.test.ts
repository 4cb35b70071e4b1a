import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { parseConfig } from "#app/config.server.ts";
import { loadBundle } from "#tests/support/app-bundle.ts";

async function warningsOfStart(siteUrl: string, shop: string) {
  const bundle = await loadBundle();
  const { site } = bundle.content;
  const [dataDir, before] = [mkdtempSync(join(tmpdir(), "site-test-")), site.shop];
  site.shop = shop;
  onTestFinished(() => {
    site.shop = before;
    rmSync(dataDir, { recursive: true, force: true });
  });
  const parsed = parseConfig({ HOST: "127.0.0.1", DATA_DIR: dataDir, SITE_URL: siteUrl });
  if (!parsed.ok) throw new Error(parsed.problem);
  const lines: { msg: string; keys?: string[] }[] = [];
  const log = pino({ level: "warn" }, { write: (line) => lines.push(JSON.parse(line)) });
  await (await bundle.startServices(parsed.config, log)).stop();
  return lines.flatMap(({ msg, keys }) => (msg.includes("content/site.yaml") ? [keys ?? []] : []));
}

test("a start with a public address lists the addresses of the sample brand that remain", async () => {
  const [keys] = await warningsOfStart("https://www.orchard.in", "https://shop.dts.example");
  expect(keys).toContain("shop");
  const [others] = await warningsOfStart("https://www.orchard.in", "https://shop.orchard.in");
  expect(others).not.toContain("shop");
}, 120_000);

test("a start without a public address does not list them", async () => {
  expect(await warningsOfStart("http://localhost:3000", "https://shop.dts.example")).toEqual([]);
}, 120_000);
