import { expect, test } from "vitest";
import { formatProblem, readContent } from "#app/content/read/reader.ts";
import {
  fixtureNow,
  homeFile,
  pageFile,
  postFile,
  problemsOf,
  sentencesOf,
  siteFixture,
} from "#tests/fixtures/site-content.ts";

const home = "content/pages/index.md";

test("a path of the specification that nothing answers names the file to add", () => {
  const found = readContent(siteFixture(), fixtureNow).problems.map(formatProblem);
  expect(found).toContain(
    "content/pages/enterprise/abm.md:1 - the specification names /enterprise/abm, but no page, route, redirect or file answers it; add this file",
  );
});

test("a mistake in the redirects or the menus is one line, not one for each page that hangs on them", () => {
  const wrong = {
    "content/redirects.yaml": "- { from: /x, to: //evil.example, status: 308, reason: Test }\n",
    "content/navigation.yaml": "menus: []\n",
    "content/pages/repairs.md": pageFile(),
  };
  const found = readContent(siteFixture(wrong), fixtureNow).problems.map(formatProblem);
  expect(found.filter((line) => !line.startsWith("content/navigation.yaml"))).toEqual([
    expect.stringMatching(
      /^content\/redirects\.yaml:1 - row 1, to - the link `\/\/evil\.example` must start/,
    ),
  ]);
});

test("titles, descriptions and h1s are each page's own", () => {
  const files = {
    [home]: homeFile("  - block: related\n    pages: [/one, /two]\n"),
    "content/pages/one.md": pageFile(),
    "content/pages/two.md": pageFile({ keys: { art: "letter" } }),
  };
  expect(problemsOf(files)).toEqual([
    "content/pages/two.md:2 - title - is the same as on /one; each must be its own",
    "content/pages/two.md:3 - description - is the same as on /one; each must be its own",
    "content/pages/two.md:11 - blocks 1 (hero), heading - is the same as on /one; each must be its own",
  ]);
});

test("a tool that works at one address is refused elsewhere", () => {
  const onIt = { "content/pages/one.md": pageFile({ blocks: "  - block: tool\n    tool: tco\n" }) };
  expect(problemsOf(onIt)).toContain(
    "content/pages/one.md:14 - blocks 2 (tool), tool - `tco` works at /apple-mac-tco-calculator only; link to it instead",
  );
});

test("the hero stands first and alone, and no kind twice in a row", () => {
  const words = "  - block: words\n    heading: W\n    items: [a, b, c, d]\n";
  const second = "  - block: hero\n    heading: Again\n    lede: Again.\n";
  expect(sentencesOf({ [home]: homeFile(words + words + second) })).toEqual([
    "blocks 3 (words) - the same kind `words` twice in a row; put another between or join them",
    "blocks 4 (hero) - only the first block can be a hero",
  ]);
  expect(sentencesOf({ [home]: homeFile("").replace(/ {2}- block: hero[\s\S]*about it.\n/, words) })).toEqual(
    ["blocks 1 (words) - must be the hero"],
  );
});

test("what blocks name must exist, and rows have a cell for each column", () => {
  const blocks = `  - block: claims
    items: [age, size]
  - block: story
    slug: nobody
  - block: comparison
    heading: H
    caption: C
    columns: [a, b]
    rows:
      - { label: one, cells: [x, y] }
      - { label: two, cells: [x, y, and more] }
  - block: related
    pages: [/blog/a, /blog/a]
`;
  expect(sentencesOf({ [home]: homeFile(blocks), "content/blog/a.md": postFile() })).toEqual([
    "blocks 2 (claims), items 2 - no claim `size` stands in content/claims.yaml",
    "blocks 3 (story), slug - there is no case study content/case-studies/nobody.md",
    "blocks 4 (comparison), rows 2, cells - has 3 cells for 2 columns; a comma inside [ ] begins the next one, so put texts with commas in quotes",
    "blocks 5 (related), pages 2 - `/blog/a` is listed twice",
  ]);
});

test("a figure about the company stands through its claim only", () => {
  const figures =
    "We have 34+ years, {claim:age}, {claim:none}, 134+ things and 500+ happy ideas.\n\nWe serve 1,500+ customers.\n";
  const proof = `  - block: proof
    heading: H
    items:
      - { fact: A study of 500+ companies, source: { label: L, url: https://a.example/ } }
      - { fact: Another with 34+ questions, source: { label: L, url: https://a.example/ } }
`;
  const files = {
    [home]: homeFile(`${proof}  - block: body\n`, figures),
    "content/blog/a.md": postFile({}, "We serve 1,500+ customers.\n"),
  };
  expect(sentencesOf(files)).toEqual([
    "body - “1,500+ customers” is a figure that no claim backs; leave it out",
    "body - no claim `none` stands in content/claims.yaml",
    "body - “34+” repeats a claim; write {claim:age} or change the words",
    "body - “1,500+ customers” is a figure that no claim backs; leave it out",
  ]);
});

test("a claim that nothing uses is reported", () => {
  const claim = (words: string) =>
    `{ value: ${words}, label: l, text: t, source: s, checked: 2026-11-01, wordings: [${words}] }`;
  expect(problemsOf({ "content/claims.yaml": `age: ${claim("34+")}\nsize: ${claim("9+")}\n` })).toEqual([
    "content/claims.yaml:2 - size - no page, text or menu card uses this claim",
  ]);
  expect(
    problemsOf({
      "content/claims.yaml": `age: ${claim("34+")}\nsize: ${claim("9+")}\n`,
      "content/pages/unreadable.md": "---\ntitle: Size: {claim:size}\n---\n",
    }),
  ).toEqual([expect.stringContaining("content/pages/unreadable.md:2 - cannot be read as YAML")]);
});

test("text without a place and a place without text are reported", () => {
  const notShown = "body - is shown nowhere; add `- block: body` where it belongs";
  expect(sentencesOf({ [home]: homeFile("", "Hello.\n") })).toEqual([notShown]);
  const noText = "blocks - has `- block: body`, but the file has no text below";
  expect(sentencesOf({ [home]: homeFile("  - block: body\n") })).toEqual([noText]);
  expect(sentencesOf({ "content/blog/a.md": postFile({}, "") })).toEqual([
    "body - has no text below the front matter",
  ]);
});

const storyFile = (keys: string, body: string) => `---
title: A story with a title
description: A story about a school in general terms, in a sentence that is long enough for search.
name: A school
field: Education
sector: Schools
art: campus
updated: 2026-11-01
${keys}services: [/]
offer: { label: Ask us, to: / }
---
${body}`;
const parts = ["Challenge", "Approach", "Services used", "Costs", "Where to go next"];
const withHeadings = (headings: string[]) => headings.map((heading) => `## ${heading}\n`).join("\n");

test("the headings of a case study are its four parts, others may stand between", () => {
  const story = (headings: string[]) => storyFile("", withHeadings(headings));
  expect(problemsOf({ "content/case-studies/a.md": story(parts) })).toEqual([]);
  expect(problemsOf({ "content/case-studies/a.md": story(parts.slice(1)) })).toEqual([
    "content/case-studies/a.md:12 - body - must have these headings with ##, in this order: Challenge, Approach, Services used, Where to go next",
  ]);
});

test("a fact of a case study stands in its text, in figures or in words", () => {
  const facts = ["80", "12 weeks", "'1,200'", "1 in 20"].map(
    (figure) => `  - { figure: ${figure.match(/^\d+$/) ? `"${figure}"` : figure}, words: of something }\n`,
  );
  const story = (text: string) => storyFile(`facts:\n${facts.join("")}`, `${withHeadings(parts)}\n${text}\n`);
  const all = "Eighty people and 1,200 phones in weeks 7 to 12; one spare for twenty.";
  expect(problemsOf({ "content/case-studies/a.md": story(all) })).toEqual([]);
  expect(sentencesOf({ "content/case-studies/a.md": story(all.replace("Eighty", "Ninety")) })).toEqual([
    "facts 1, figure - `80` is not in the text of the case study",
  ]);
});

test("dates that contradict each other are reported", () => {
  const files = {
    "content/blog/a.md": postFile({ published: "2026-11-05", updated: "2026-11-04", expires: "2026-11-05" }),
    [home]: pageFile({ keys: { name: "Home", kind: "home", updated: "2026-11-22" } }),
    "content/events/a.yaml":
      "{ title: T, series: bep, start: 2027-01-01T10:00+05:30, end: 2027-01-01T11:00+05:30, place: P, text: T, published: 2026-12-02, expires: 2026-12-02 }\n",
    "content/announcement.yaml":
      "modal: { heading: H, text: T, action: { label: L, to: / }, published: 2027-01-02, expires: 2027-01-01 }\n",
  };
  expect(sentencesOf(files)).toEqual([
    "modal, expires - must be after 2027-01-02",
    "updated - is before `published`",
    "expires - must be after 2026-11-05",
    "expires - must be after 2026-12-02",
    "updated - is in the future",
  ]);
});

test("redirect rows that never apply, repeat each other or lead nowhere are reported", () => {
  const rows = `- { from: /blog/a, to: /, reason: r }
- { from: /old one, to: /, reason: r }
- { from: /Old_One, to: /, reason: r }
- { from: /x, to: /nowhere, reason: r }
- { from: /y, to: /x, reason: r }
- { from: /z, to: /forms/*, reason: r }
`;
  expect(sentencesOf({ "content/redirects.yaml": rows, "content/blog/a.md": postFile() })).toEqual([
    "row 1, from - `/blog/a` cannot move, because /blog/a answers there",
    "row 3, from - `/Old_One` stands in an earlier row, perhaps in another spelling",
    "row 4, to - the link `/nowhere` leads nowhere",
    "row 5, to - the link `/x` points at a redirect; write `/nowhere`",
    "row 6, to - ends with /* though `from` does not",
    "row 6, to - the link `/forms` leads nowhere",
  ]);
});

test("a menu card needs a title or a claim that exists", () => {
  const navigation = (card: string) => ({
    "content/navigation.yaml": `menus:
  - name: Company
    section: company
    links: [{ name: Home, link: /, text: T }, { name: Search, link: /search, text: T }]
    quick: [{ name: Blog, link: /blog }]
    more: [{ name: Stories, link: /case-study }]
    card: { iconType: icon, icon: star, pill: New, ${card}, description: D, callToAction: Read, link: / }
footer: { columns: [{ title: T, links: [{ name: Home, link: / }, { name: Blog, link: /blog }] }], legal: [{ name: S, link: /sitemap }] }
floating: [{ name: Home, link: / }]
`,
    [home]: homeFile("  - block: claims\n    items: [age]\n"),
  });
  expect(sentencesOf(navigation("titleStart: One"))).toEqual([
    "menus 1, card - needs `titleStart` and `titleEnd`, or a `claim`",
  ]);
  expect(sentencesOf(navigation("claim: size"))).toEqual([
    "menus 1, card, claim - no claim `size` stands in content/claims.yaml",
  ]);
  expect(sentencesOf(navigation("titleStart: One, titleEnd: two"))).toEqual([]);
});

test("a file that nothing shows is reported", () => {
  const files = { "content/pages/notes.txt": "", "content/blog/A_Post.md": postFile() };
  expect(problemsOf(files).map((line) => line.split(" - ")[0])).toEqual([
    "content/blog/A_Post.md:1",
    "content/pages/notes.txt:1",
  ]);
});

test("an answer of the search that leads nowhere is reported, and a word that stands in two lists of synonyms", () => {
  const search =
    "synonyms:\n  - [job, career]\n  - [Career, work]\nanswers: [{ page: /nowhere, questions: [job] }]\n";
  const found = problemsOf({ "content/search.yaml": search });

  expect(found).toContain("content/search.yaml:3 - synonyms 2 1 - “career” stands in the synonyms twice");
  expect(found).toContain("content/search.yaml:4 - answers 1, page - nothing answers at /nowhere");
});
