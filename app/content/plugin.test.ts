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

async function bundle(root: string, allowProblems: boolean) {
  const plugins = [contentPlugin({ now, allowProblems })];
  const input = join(root, "entry.js");
  writeFileSync(input, 'export { compiled } from "virtual:content";');
  return build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins,
    build: { write: false, ssr: input, rollupOptions: { input } },
  });
}

test("the module holds the compiled content, also with problems, and follows changes of the files", async () => {
  const root = siteFixture();
  const load = await serve(root);
  expect(Object.keys((await load()).pages)).toEqual(["/"]);
  writeFileSync(join(root, "content/pages/repairs.md"), pageFile());
  await vi.waitFor(async () => expect(Object.keys((await load()).pages)).toEqual(["/", "/repairs"]), 10_000);
});

test("a build stops with every problem in an author's words", async () => {
  const root = siteFixture({ "content/pages/index.md": pageFile().replace("title:", "titel:") });
  await expect(bundle(root, false)).rejects.toThrow(
    /content\/pages\/index\.md:2 - titel - unknown key `titel`; did you mean `title`\?/,
  );
});

test("a build may be told to go on", async () => {
  expect(await bundle(siteFixture(), true)).toBeTruthy();
});
