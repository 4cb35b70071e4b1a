import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, createServer } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { fixtureNow, pageFile, postFile, siteFixture } from "#tests/fixtures/site-content.ts";
import type { Content } from "./content.ts";
import { contentPlugin } from "./plugin.ts";

const now = () => fixtureNow;

async function serve(root: string, options = {}) {
  const plugins = [contentPlugin({ now, ...options })];
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
  await vi.waitFor(async () => {
    // Again, because what is written before the server has begun to watch is no change to it.
    writeFileSync(join(root, "content/pages/repairs.md"), pageFile());
    expect(Object.keys((await load()).pages)).toEqual(["/", "/repairs"]);
  }, 40_000);
});

test("in development what comes later is there, with its day before its title", async () => {
  const root = siteFixture({
    "content/blog/later.md": postFile({ title: "A post for next week", published: "2026-11-29" }),
    "content/blog/over.md": postFile({ title: "A post that is over", expires: "2026-11-02" }),
    "content/announcement.yaml":
      'strip: { text: A strip for later, link: /, published: 2026-11-30 }\nmodal: { heading: Now, text: A text, action: { label: Go, to: "/" } }\n',
  });
  const later = await (await serve(root, { showLater: true }))();
  expect(later.posts.map(({ title }) => title)).toEqual(["[from 29 November 2026] A post for next week"]);
  expect(later.announcement.strip?.text).toBe("[from 30 November 2026] A strip for later");
  expect(later.announcement.modal?.heading).toBe("Now");
  const today = await (await serve(root))();
  expect([today.posts, today.announcement.strip]).toEqual([[], undefined]);
});

test("a bundle knows no content", async () => {
  expect(await bundle(siteFixture())).not.toContain("Repairs");
});
