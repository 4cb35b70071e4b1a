import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#tests/support/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
}, 120_000);
afterAll(() => app[Symbol.asyncDispose]());

async function page(path: string) {
  const response = await app.fetch(path);
  const html = await response.text();
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
  return {
    status: response.status,
    html,
    main,
    /** The posts or stories listed, in order. */
    titles: [...main.matchAll(/<h3><a href="([^"]+)">/g)].map(([, to]) => to),
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    noindex: /<meta name="robots" content="noindex"/.test(html),
  };
}

test("the blog lists all posts newest first, ten a page, each once", async () => {
  const posts = app.bundle.content.posts.map(({ path }) => path);
  const first = await page("/blog");
  const second = await page("/blog?page=2");
  expect(first.titles).toEqual(posts.slice(0, 10));
  expect(second.titles).toEqual(posts.slice(10, 20));
  expect(first.canonical).toBe("http://localhost:3000/blog");
  expect(second.canonical).toBe("http://localhost:3000/blog?page=2");
});

test("a page beyond the last is not there, and what is no number is the first page", async () => {
  expect((await page("/blog?page=99")).status).toBe(404);
  const odd = await page("/blog?page=-1x");
  expect(odd.status).toBe(200);
  expect(odd.titles).toHaveLength(10);
  expect(odd.canonical).toBe("http://localhost:3000/blog");
});

test("a category lists its own posts and is marked as the chosen one", async () => {
  for (const { category, path } of app.bundle.content.categories) {
    const { titles, main, status } = await page(path);
    const own = app.bundle.content.posts.filter((post) => post.category === category);
    expect(status).toBe(200);
    expect(titles).toEqual(own.slice(0, 10).map((post) => post.path));
    expect(main).toContain(`href="${path}" aria-current="true"`);
  }
  expect((await page("/blog/category/gossip")).status).toBe(404);
});

test("a category whose posts are all gone lists none, not those of the others", async () => {
  const { posts, categories } = app.bundle.content;
  const [all, before] = [posts.splice(0), categories.splice(0)];
  posts.push(...all.filter(({ category }) => category !== "service"));
  categories.push(...before.filter(({ category }) => category !== "service"));
  try {
    const { titles, main, status } = await page("/blog/category/service");
    expect(status).toBe(200);
    expect(titles).toEqual([]);
    expect(main).toContain("This category has no post");
  } finally {
    posts.splice(0, posts.length, ...all);
    categories.splice(0, categories.length, ...before);
  }
});

test("a page that is a sample says so above its heading", async () => {
  const samples = app.bundle.content.pages.filter(({ sample }) => sample);
  expect(samples.map(({ path }) => path)).toContain("/vectorworks/case-study/men-at-work");
  for (const { path, story } of samples) {
    const { main } = await page(path);
    const label = `class="pill">${story ? "Sample story" : "Sample"}<`;
    expect(main.split("<h1")[0], path).toContain(label);
  }
});

test("posts are searched without script, a wrong letter is forgiven, and the answers stay out of search engines", async () => {
  const { titles, noindex, main } = await page("/blog?q=batery");
  expect(titles).toContain("/blog/planning-a-refresh");
  expect(noindex).toBe(true);
  expect(main).toContain('value="batery"');
});

test("what was searched for is shown as text", async () => {
  const { main, html } = await page(`/blog?q=${encodeURIComponent('<script>alert("x")</script>')}`);
  expect(main).toContain("&lt;script&gt;alert");
  expect(html).not.toContain("<script>alert");
});

test("case studies are filtered by field in any capitals; an unknown field shows all", async () => {
  const stories = app.bundle.content.storyCards;
  const pathsOf = (field: string) => stories.filter((story) => story.field === field).map(({ path }) => path);
  const education = await page("/case-study?filter=Education");
  expect(education.titles).toEqual(pathsOf("Education"));
  expect(education.canonical).toBe("http://localhost:3000/case-study");
  expect(education.main).toMatch(/href="\/case-study\?filter=Education#stories" aria-current="true"/);
  const creators = await page("/case-study?filter=Creators");
  expect(creators.titles).toContain("/vectorworks/case-study/men-at-work");
  expect((await page("/case-study?filter=service")).titles).toEqual(pathsOf("Service"));
  expect((await page("/case-study?filter=everything")).titles).toHaveLength(stories.length);
});

test("the search answers with pages, posts and stories, and says so when there is nothing", async () => {
  const found = await page("/search?q=zero+tuch+deployment");
  expect(found.titles).toContain("/service/deployment");
  expect(found.noindex).toBe(true);
  const nothing = await page("/search?q=xqzwvk");
  expect(nothing.status).toBe(200);
  expect(nothing.titles).toEqual([]);
  expect(nothing.main).toContain("Nothing for “xqzwvk”");
  expect((await page("/search")).status).toBe(200);
});

test("the answers of a search have pages, each answer stands on one of them", async () => {
  const address = "/search?q=apple";
  const first = await page(address);
  expect(first.titles).toHaveLength(20);
  const total = Number(/(\d+) answers to/.exec(first.main)?.[1]);
  const pages = Math.ceil(total / 20);
  expect(pages).toBeGreaterThan(1);
  const all = new Set(first.titles);
  for (let number = 2; number <= pages; number += 1) {
    expect(first.main).toContain(`href="/search?q=apple&amp;page=${number}"`);
    for (const title of (await page(`${address}&page=${number}`)).titles) all.add(title);
  }
  expect(all.size).toBe(total);
  expect((await page(`${address}&page=${pages + 1}`)).status).toBe(404);
});

test("a page outside the application is found by its words and named by its menu", async () => {
  expect((await page("/search?q=AirPods")).titles).toContain("/products/ipad/index.html");
  const { main } = await page("/search?q=AI-capable+PCs");
  expect(main).toMatch(/Library[^<]*<\/p>\s*<h3><a href="\/mailer\/ai-pcs\.html">/);
});

test("every link of the sitemap leads somewhere", async () => {
  const { main } = await page("/sitemap");
  const places = [...main.matchAll(/<li><a href="([^"]+)">/g)].map(([, to = ""]) => to);
  expect(places.length).toBeGreaterThan(90);
  const files = /\.(pdf|html)$/;
  const missing = [];
  for (const to of places.filter((path) => !files.test(path))) {
    const { status } = await app.fetch(to);
    if (status !== 200) missing.push(`${to} ${status}`);
  }
  expect(missing).toEqual([]);
}, 60_000);
