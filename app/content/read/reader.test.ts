import { expect, test } from "vitest";
import { fixtureNow, pageFile, postFile, siteFixture } from "#tests/fixtures/site-content.ts";
import { site } from "#tests/support/shop-window.ts";
import { readContent } from "./reader.ts";

function read(files: Record<string, string>, now = fixtureNow) {
  const { content, problems } = readContent(siteFixture(files), now);
  if (!content) throw new Error(`no content: ${JSON.stringify(problems)}`);
  return content;
}

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
    updatedText: "7 November 2026",
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

test("what is dated is shown from its day to the day before it expires, by the Indian calendar", () => {
  const files = {
    "content/blog/soon.md": postFile({
      title: "A post for next month",
      published: "2026-12-01",
      expires: "2026-12-03",
    }),
    "content/announcement.yaml": "strip: { text: News, link: /, published: 2026-12-02 }\n",
    "content/jobs/engineer.md":
      "---\ntitle: Engineer\nteam: Field\nlocation: Delhi\ntype: Full-time\npublished: 2026-11-01\nexpires: 2026-12-02\n---\n## Work\n",
    "content/events/day.yaml":
      "title: A day\nseries: bep\nstart: 2026-12-02T10:00+05:30\nend: 2026-12-02T13:00+05:30\nplace: Delhi\ntext: Come.\n",
    "content/shop.yaml": `launches: [{ id: a, name: A, text: A, published: 2026-11-01, days: [{ store: delhi, day: 2026-12-04, opens: "08:00", capacity: 9 }] }]
products: [{ id: p, name: P, text: P, configurations: [{ id: c, name: C, stock: { delhi: 1 } }] }]
`,
  };
  const at = (time: string) => {
    const { posts, jobs, announcement, events, nextChange } = read(files, new Date(time));
    return [posts.length, jobs.length, Boolean(announcement.strip), events[0]?.past, nextChange];
  };
  expect(at("2026-11-30T18:29:00Z")).toEqual([0, 1, false, false, "2026-11-30T18:30:00.000Z"]);
  expect(at("2026-11-30T18:30:00Z")).toEqual([1, 1, false, false, "2026-12-01T18:30:00.000Z"]);
  expect(at("2026-12-01T18:30:00Z")).toEqual([1, 0, true, false, "2026-12-02T04:30:00.000Z"]);
  expect(at("2026-12-02T04:30:00Z")).toEqual([1, 0, true, false, "2026-12-02T07:30:00.000Z"]);
  expect(at("2026-12-02T07:30:00Z")).toEqual([1, 0, true, true, "2026-12-02T18:30:00.000Z"]);
  expect(at("2026-12-02T18:30:00Z")).toEqual([0, 0, true, true, "2026-12-04T18:30:00.000Z"]);
  expect(at("2026-12-04T18:30:00Z")).toEqual([0, 0, true, true, undefined]);
});

test("jobs and events are ordered and carry what lists show", () => {
  const event = (title: string, day: string) =>
    `title: ${title}\nseries: bep\nstart: ${day}T10:00+05:30\nend: ${day}T13:00+05:30\nplace: Delhi\ntext: Come.\n`;
  const { events, jobs } = read({
    "content/events/a.yaml": event("Past", "2026-10-01"),
    "content/events/b.yaml": event("Later", "2026-12-24"),
    "content/events/c.yaml": event("Next", "2026-12-04"),
    "content/events/d.yaml": event("Long past", "2026-01-01"),
    "content/jobs/engineer.md":
      "---\ntitle: Engineer\nteam: Field\nlocation: Delhi\ntype: Full-time\npublished: 2026-11-01\n---\n## Work\n",
  });
  expect(events.map(({ title }) => title)).toEqual(["Next", "Later", "Past", "Long past"]);
  expect(events[0]?.when).toBe("Friday, 4 December 2026, 10:00–13:00 IST");
  expect(jobs[0]?.html).toEqual({ __html: '<h4 id="engineer-work">Work</h4>' });
});

test("the announcement names the next session of its series, and says when it is a sample", () => {
  const next = (sample: string) =>
    read({
      "content/announcement.yaml":
        "modal: { heading: Come, text: Try it., series: bep, action: { label: See, to: / } }\n",
      "content/events/a.yaml": `title: A day\nseries: bep\nstart: 2026-12-04T10:00+05:30\nend: 2026-12-04T13:00+05:30\nplace: Delhi\ntext: Come.\n${sample}`,
    }).announcement.modal?.next?.replaceAll("\u00a0", " ");
  expect(next("")).toBe("Delhi, 4 December 2026");
  expect(next("sample: true\n")).toBe("Sample: Delhi, 4 December 2026");
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

test("an event is shown from its first day until its last, and the site is built again then, and when it begins and ends", () => {
  const dates = "published: 2026-12-01\nexpires: 2027-02-01\n";
  const times = "start: 2027-01-10T10:00+05:30\nend: 2027-01-10T13:00+05:30\n";
  const files = {
    "content/events/a.yaml": `title: Session\nseries: bep\n${times}place: Delhi\ntext: Come.\n${dates}`,
    "content/shop.yaml": `launches: [{ id: a, name: A, text: A, published: 2026-11-01, days: [{ store: delhi, day: 2026-11-04, opens: "08:00", capacity: 9 }] }]
products: [{ id: p, name: P, text: P, configurations: [{ id: c, name: C, stock: { delhi: 1 } }] }]
`,
  };
  const at = (time: string) => {
    const { events, nextChange } = read(files, new Date(time));
    return [events.length, nextChange];
  };
  expect(at("2026-11-30T18:29:00Z")).toEqual([0, "2026-11-30T18:30:00.000Z"]);
  expect(at("2026-11-30T18:30:00Z")).toEqual([1, "2027-01-10T04:30:00.000Z"]);
  expect(at("2027-01-10T04:30:00Z")).toEqual([1, "2027-01-10T07:30:00.000Z"]);
  expect(at("2027-01-10T07:30:00Z")).toEqual([1, "2027-01-31T18:30:00.000Z"]);
  expect(at("2027-01-31T18:30:00Z")).toEqual([0, undefined]);
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
