import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#tests/support/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
}, 120_000);
afterAll(() => app[Symbol.asyncDispose]());

test("a post shows its contents, its step, its days, its neighbours, plain share links and the offer of its category", async () => {
  const { posts } = app.bundle.content;
  const post = posts.find((entry) => entry.previous && entry.next && entry.updated && entry.step);
  if (!post) throw new Error("no post has neighbours, an update and a step");
  const html = await (await app.fetch(post.path)).text();
  expect(html.match(/<h1>/g)).toHaveLength(1);
  for (const { id } of post.headings) expect(html).toContain(`href="#${id}"`);
  expect(html).toContain(`href="${post.step?.to}">${post.step?.label}`);
  expect(html).toContain(`dateTime="${post.published}"`);
  expect(html).toContain(`${post.minutes} min read`);
  expect(html).toContain(`href="${post.previous?.path}" rel="prev"`);
  expect(html).toContain(`href="${post.next?.path}" rel="next"`);
  expect(html).toContain(`href="/blog/category/${post.category}"`);
  expect(html).toContain(`https://wa.me/?text=`);
  expect(html).toContain(`content="article"`);
  const call = app.bundle.content
    .page(`/blog/category/${post.category}`)
    ?.blocks.find((block) => block.block === "call-to-action");
  expect(html).toContain(call?.heading);
});

test("a post says who stands behind it, when its facts were checked, and on how many sources it rests", async () => {
  const { posts, site } = app.bundle.content;
  const post = posts.find(({ sources }) => sources.length > 1);
  if (!post) throw new Error("no post has sources");
  const line = await bylineOf(post.path);
  expect(line).toContain(`By the ${site.name} team`);
  const oldest = post.sources.map(({ day }) => day).sort()[0];
  expect(line).toContain(`Facts checked <time dateTime="${oldest}">`);
  const [, anchor] = /href="#([^"]+)">\d+ sources/.exec(line) ?? [];
  const html = await (await app.fetch(post.path)).text();
  const list = html.slice(html.indexOf(`id="${anchor}"`));
  for (const { source } of post.sources) expect(list).toContain(`href="${source.replaceAll("&", "&amp;")}"`);
});

test("a post without facts to check says when it was updated, and has no sources", async () => {
  const post = app.bundle.content.posts.find(({ sources, updated }) => updated && sources.length === 0);
  if (!post) throw new Error("no updated post is without sources");
  const line = await bylineOf(post.path);
  expect(line).toContain(`Updated <time dateTime="${post.updated}">`);
  expect(line).not.toContain("source");
});

async function bylineOf(path: string): Promise<string> {
  const html = await (await app.fetch(path)).text();
  return /<p class="byline[\s\S]*?<\/p>/.exec(html)?.[0] ?? "";
}

test("a post that does not exist is the missing-route page", async () => {
  const response = await app.fetch("/blog/nobody-wrote-this");
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("<h1>");
});

test("a sample story says that it is one, begins with its figures and its next step, leads to the next story and ends on that step", async () => {
  const { stories, storyCards } = app.bundle.content;
  const call = app.bundle.content
    .page("/case-study")
    ?.blocks.find((block) => block.block === "call-to-action");
  for (const story of stories) {
    const at = storyCards.findIndex(({ path }) => path === story.path);
    const response = await app.fetch(story.path);
    const html = await response.text();
    expect(response.status).toBe(200);
    if (story.sample) expect(html).toContain("Sample story");
    const text = html.indexOf('class="prose"');
    expect(html.indexOf(`href="${story.offer.to}">${story.offer.label}`)).toBeLessThan(text);
    for (const { words } of story.facts) expect(html.indexOf(words)).toBeLessThan(text);
    const next = html.indexOf(`href="${storyCards[(at + 1) % storyCards.length]?.path}"`);
    expect(next).toBeGreaterThan(0);
    expect(html.indexOf(`${call?.heading}`)).toBeGreaterThan(next);
    for (const { path } of story.services) expect(html).toContain(`href="${path}"`);
  }
});

test("a client navigation gets the same page as data, with its HTML", async () => {
  const post = app.bundle.content.post("planning-a-refresh");
  const response = await app.fetch("/blog/planning-a-refresh.data");
  expect(response.status).toBe(200);
  const sent = await response.text();
  expect(post?.headings.length).toBeGreaterThan(0);
  for (const { id } of post?.headings ?? []) expect(sent).toContain(`<h2 id=\\"${id}\\">`);
});
