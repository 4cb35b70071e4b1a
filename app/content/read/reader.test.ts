import { expect, test } from "vitest";
import {
  fixtureNow,
  pageFile,
  postFile,
  readFixture as read,
  siteFixture,
} from "#tests/fixtures/site-content.ts";
import { site } from "#tests/support/shop-window.ts";
import { readContent } from "./reader.ts";

const story = `---
title: A story with a title
description: A story about a school in general terms, in a sentence that is long enough for search.
name: A school
field: Education
sector: Schools
art: campus
sample: true
updated: 2026-11-01
services: [/service/repairs]
offer: { label: Ask us, to: / }
---
## Challenge

## Approach

## Services used

## Where to go next
`;

test("a file's path is its address, with its capitals; index is the home page", () => {
  const content = read({ "content/pages/Some/Where-Else.md": pageFile({ keys: { name: "Else" } }) });
  expect(Object.keys(content.pages)).toEqual(["/Some/Where-Else", "/"]);
});

test("a path of the specification keeps its spelling on a disk that ignores capitals", () => {
  expect(Object.keys(read({ "content/pages/education/it.md": pageFile() }).pages)).toContain("/education/IT");
});

test("blocks are filled in and carry anchors", () => {
  const blocks = `  - block: claims
    items: [age]
  - block: bento
    heading: Ways in
    cells:
      - { title: Repairs, text: Mended, to: "/service/repairs#hero", label: Go }
      - { title: Search, text: Found, to: /search, label: Go, art: choices }
      - { title: Home, text: Again, to: /, label: Go, section: apple, wide: true }
  - block: story
    slug: a-school
  - block: related
    pages: [/service/repairs, /blog/newest]
  - block: posts
    heading: Latest
    count: 2
  - block: body
    contents: true
  - block: offices
    heading: Where
  - block: related
    pages: [/blog/newest, /case-study/a-school]
`;
  const { pages } = read({
    "content/pages/index.md": pageFile({
      keys: { name: "Home" },
      blocks,
      body: "## Bento\n\nIt's {claim:age}.\n",
    }),
    "content/pages/service/repairs.md": pageFile({ keys: { art: "repair-bench" } }),
    "content/case-studies/a-school.md": story,
    "content/blog/newest.md": postFile({ title: "The newest post of all", published: "2026-11-20" }),
    "content/blog/older.md": postFile({ title: "A post that is older" }),
    "content/blog/oldest.md": postFile({ title: "The oldest post of all", published: "2026-10-01" }),
  });
  const [hero, claims, bento, teaser, related, posts, body, offices, again] = pages["/"]?.blocks ?? [];
  expect(hero).toMatchObject({
    id: "hero",
    art: "unbox",
    path: "/",
    variant: "split",
    tone: "paper",
    actions: [],
  });
  expect(claims).toMatchObject({ items: [{ id: "age", value: "34+", label: "years" }] });
  expect(bento).toMatchObject({
    cells: [
      { art: "repair-bench", section: "services", wide: false },
      { art: "choices", section: "services" },
      { art: "unbox", section: "apple", wide: true },
    ],
  });
  expect(teaser).toMatchObject({
    story: { path: "/case-study/a-school", sector: "Schools", section: "education" },
  });
  expect(related).toMatchObject({
    id: "related",
    cards: [{ name: "Repairs" }, { name: "The newest post of all" }],
  });
  expect(posts).toMatchObject({ posts: [{ path: "/blog/newest" }, { path: "/blog/older" }] });
  expect(body).toEqual({
    block: "body",
    id: "body",
    contents: [{ id: "bento-2", text: "Bento", level: 2 }],
    html: { __html: '<h2 id="bento-2">Bento</h2>\n<p>It’s 34+ years.</p>' },
  });
  expect(offices).toMatchObject({ offices: site.offices.map(({ city }) => ({ city })) });
  expect(again).toMatchObject({ id: "related-2" });
});

test("posts know their neighbours, categories, reading time and dates in words", () => {
  const { posts, categories } = read({
    "content/blog/a.md": postFile({ title: "The first of the posts" }, "word ".repeat(660)),
    "content/blog/b.md": postFile({
      title: "The second of the posts",
      published: "2026-11-05",
      updated: "2026-11-07",
      related: "[/blog/a]",
    }),
    "content/blog/c.md": postFile({
      title: "The third of the posts",
      category: "education",
      published: "2026-11-09",
    }),
  });
  const [c, b, a] = posts;
  expect(b).toMatchObject({
    slug: "b",
    publishedText: "5 November 2026",
    sources: [],
    previous: { path: "/blog/a", title: "The first of the posts" },
    next: { path: "/blog/c", title: "The third of the posts" },
    related: [{ path: "/blog/a", name: "The first of the posts" }],
  });
  expect([a?.minutes, c?.minutes, c?.next, a?.previous]).toEqual([3, 1, undefined, undefined]);
  expect(categories).toEqual([
    { category: "education", name: "Education", path: "/blog/category/education", count: 1 },
    { category: "company", name: "Company", path: "/blog/category/company", count: 2 },
  ]);
});

test("a menu card that names a claim has its value and label as title", () => {
  expect(read({}).navigation.menus[0]?.card).toMatchObject({
    claim: "age",
    titleStart: "34+",
    titleEnd: "years",
  });
});

test("the compiled content is plain JSON", () => {
  const content = read({ "content/blog/a.md": postFile() });
  expect(JSON.parse(JSON.stringify(content))).toEqual(content);
});

test("a file that breaks its schema is left out, the rest stands", () => {
  const { content, problems } = readContent(
    siteFixture({ "content/pages/bad.md": pageFile({ keys: { art: "no" } }) }),
    fixtureNow,
  );
  expect(Object.keys(content?.pages ?? {})).toEqual(["/"]);
  expect(problems.map(({ file }) => file)).toContain("content/pages/bad.md");
});

test("without one of the single files there is no content, but every problem is found", () => {
  const root = siteFixture({ "content/claims.yaml": "- a\n" });
  const { content, problems } = readContent(root, fixtureNow);
  expect(content).toBeUndefined();
  expect(problems.some(({ file }) => file === "content/claims.yaml")).toBe(true);
});

test("a page that is a case study stands among them with its field and sector", () => {
  const keys = { name: "Men at work", sample: "true", story: "{ field: Creators, sector: Interiors }" };
  const { storyCards } = read({
    "content/case-studies/a-school.md": story,
    "content/pages/service/repairs.md": pageFile(),
    "content/pages/studio.md": pageFile({ keys }),
  });
  expect(storyCards).toMatchObject([
    { path: "/case-study/a-school" },
    { path: "/studio", name: "Men at work", field: "Creators", sector: "Interiors", sample: true },
  ]);
});
