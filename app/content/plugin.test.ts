import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, createServer } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { fixtureNow, pageFile, siteFixture } from "#tests/fixtures/site-content.ts";
import type { Content } from "./content.ts";
import { contentPlugin } from "./plugin.ts";

const now = () => fixtureNow;

async function serve(root: string) {
  const plugins = [contentPlugin({ now })];
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    plugins,
    server: { middlewareMode: true, ws: false },
  });
  onTestFinished(() => server.close());
  return async () => (await server.ssrLoadModule("virtual:content")).compiled as Content;
}

async function bundle(root: string): Promise<string> {
  const input = join(root, "entry.js");
  writeFileSync(input, 'export { compiled } from "virtual:content";');
  const made = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [contentPlugin({ now })],
    build: { write: false, ssr: input, rollupOptions: { input } },
  });
  return JSON.stringify(made);
}

test("the module holds the compiled content, also with problems, and follows changes of the files", async () => {
  const root = siteFixture();
  const load = await serve(root);
  expect(Object.keys((await load()).pages)).toEqual(["/"]);
  writeFileSync(join(root, "content/pages/repairs.md"), pageFile());
  await vi.waitFor(async () => expect(Object.keys((await load()).pages)).toEqual(["/", "/repairs"]), 10_000);
});

test("a bundle knows no content", async () => {
  expect(await bundle(siteFixture())).not.toContain("Repairs");
});
