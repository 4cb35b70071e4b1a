import { existsSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readIndex, searchIndex } from "#app/search/site-index.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";

const siteUrl = "https://www.dts.test";
const now = new Date("2026-11-21T12:00:00+05:30");

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { SITE_URL: siteUrl }, now });
}, 120_000);
afterAll(() => app[Symbol.asyncDispose]());

async function text(path: string, type: string): Promise<string> {
  const response = await app.fetch(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe(`${type}; charset=utf-8`);
  return response.text();
}

/** Every element is closed in its turn. */
function expectWellFormed(xml: string) {
  const open: string[] = [];
  for (const [, closing, name, empty] of xml.matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else if (!empty && name) open.push(name);
  }
  expect(open).toEqual([]);
  expect(xml.replace(/&(amp|lt|gt|quot);/g, "")).not.toContain("&");
}

test("the sitemap lists canonical, indexable pages that answer, each once, with the day of their last change", async () => {
  const xml = await text("/sitemap.xml", "application/xml");
  expectWellFormed(xml);
  expect(xml).toContain(`<?xml-stylesheet type="text/css" href="/sitemap.css"?>`);
  const entries = [...xml.matchAll(/<url><loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod><\/url>/g)];
  const places = entries.map(([, loc = ""]) => loc);
  expect(new Set(places).size).toBe(places.length);
  expect(places).toContain(`${siteUrl}/`);
  expect(places).toContain(`${siteUrl}/education/Hi-Education`);
  expect(places).not.toContain(`${siteUrl}/search`);
  for (const [, loc = "", day] of entries) {
    expect(day).toMatch(/^20\d\d-\d\d-\d\d$/);
    const path = loc.slice(siteUrl.length);
    if (path.endsWith(".html")) {
      expect(existsSync(`public${path}`), path).toBe(true);
      continue;
    }
    const response = await app.fetch(path);
    const html = await response.text();
    expect(response.status, path).toBe(200);
    expect(html, path).toContain(`<link rel="canonical" href="${loc}"`);
    expect(html, path).not.toContain(`content="noindex"`);
  }
}, 60_000);

test("what a page lists changes its day in the sitemap", async () => {
  const { posts, stories, jobs, page } = app.bundle.content;
  const lists = (path: string) => page(path)?.blocks ?? [];
  const event = lists("/enterprise/Bep").flatMap((block) =>
    block.block === "events" ? block.events : [],
  )[0];
  const role = lists("/people").flatMap((block) => (block.block === "jobs" ? block.jobs : []))[0];
  const [post, story] = [posts[0], stories[0]];
  if (!post || !story || !role || !event || jobs.length === 0) throw new Error("there is nothing to list");
  const before = [post.updated, story.updated, role.published, event.published] as const;
  try {
    post.updated = "2031-01-01";
    story.updated = "2031-01-02";
    role.published = "2031-01-03";
    event.published = "2031-01-04";
    const xml = await text("/sitemap.xml", "application/xml");
    const dayOf = (path: string) => xml.split(`<loc>${siteUrl}${path}</loc><lastmod>`)[1]?.slice(0, 10);
    expect(["/", "/links", "/case-study", "/people", "/enterprise/Bep"].map(dayOf)).toEqual([
      expect.stringMatching(/^2031-01-0[12]$/),
      "2031-01-01",
      "2031-01-02",
      "2031-01-03",
      "2031-01-04",
    ]);
  } finally {
    [post.updated, story.updated, role.published, event.published] = before;
  }
});

test.each([
  ["/blog.rss", "application/rss+xml", "<item>"],
  ["/blog.atom", "application/atom+xml", "<entry>"],
])("%s carries every shown post, newest first, with whole addresses", async (path, type, entry) => {
  const xml = await text(path, type);
  expectWellFormed(xml);
  const { posts } = app.bundle.content;
  expect(xml.split(entry)).toHaveLength(Math.min(posts.length, 30) + 1);
  const order = posts.slice(0, 30).map((post) => xml.indexOf(`${siteUrl}${post.path}<`));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(xml).not.toMatch(/href=&quot;[/#]/);
  expect(xml).toContain(`href="${siteUrl}${path}"`);
});

test("security.txt names a contact and expires within a year, counted from the request", async () => {
  const lines = (await text("/.well-known/security.txt", "text/plain")).split("\n");
  expect(lines[0]).toMatch(/^Contact: mailto:.+@.+/);
  const expires = Date.parse(lines.find((line) => line.startsWith("Expires: "))?.slice(9) ?? "");
  expect(expires).toBeGreaterThan(now.getTime());
  expect(expires - now.getTime()).toBeLessThan(365 * 24 * 60 * 60 * 1000);
  expect(lines).toContain(`Canonical: ${siteUrl}/.well-known/security.txt`);
});

test("llms.txt is a title, a summary and lists of whole addresses", async () => {
  const lines = (await text("/llms.txt", "text/plain")).split("\n").filter(Boolean);
  expect(lines[0]).toMatch(/^# \w/);
  expect(lines[1]).toMatch(/^> \w/);
  const items = lines.filter((line) => line.startsWith("- "));
  for (const item of items) expect(item).toMatch(/^- \[[^\]]+\]\(https:\/\/www\.dts\.test\/\S*\): \S/);
  expect(lines).toContain("## Optional");
});

test("the manifest names the site and its icons", async () => {
  const manifest = JSON.parse(await text("/site.webmanifest", "application/manifest+json"));
  expect(manifest.short_name).toBe(app.bundle.content.site.name);
  expect(manifest.icons.map((icon: { src: string }) => icon.src)).toEqual([
    "/icons/192.png",
    "/icons/512.png",
    "/icons/maskable-512.png",
  ]);
});

test("robots.txt names the sitemap", async () => {
  expect(await text("/robots.txt", "text/plain")).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

test("the browser's search index finds a page by its title although letters are wrong", async () => {
  const index = readIndex(await text("/search-index.json", "application/json"));
  expect(searchIndex(index, "vectroworks trainng")[0]?.path).toBe("/vectorworks/Training");
});
