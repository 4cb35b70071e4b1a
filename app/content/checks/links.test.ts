import { expect, test } from "vitest";
import { homeFile, pageFile, postFile, problemsOf, sentencesOf } from "#tests/fixtures/site-content.ts";

const home = "content/pages/index.md";
const toRepairs = "  - block: related\n    pages: [/repairs, /blog/a]\n";
const repairs = { "content/pages/repairs.md": pageFile(), "content/blog/a.md": postFile() };

test("a whole small site has no problems", () => {
  expect(problemsOf({ ...repairs, [home]: homeFile(toRepairs) })).toEqual([]);
});

test("a link that leads nowhere is reported on its line, with what may be meant", () => {
  const files = { ...repairs, [home]: homeFile(`${toRepairs}  - block: body\n`, "\nA\n\n[b](/repair)\n") };
  expect(problemsOf(files)).toEqual([
    `${home}:20 - body - the link \`/repair\` leads nowhere; did you mean \`/repairs\`?`,
  ]);
});

test("a link inside a block is judged too", () => {
  const blocks = `  - block: call-to-action
    heading: Go
    text: See [it](/gone).
    actions: [{ label: Go, to: /away }]
`;
  expect(problemsOf({ [home]: homeFile(blocks) })).toEqual([
    `${home}:15 - blocks 2 (call-to-action), text - the link \`/gone\` leads nowhere`,
    `${home}:16 - blocks 2 (call-to-action), actions 1, to - the link \`/away\` leads nowhere`,
  ]);
});

test("links of menus, announcement, events and jobs are judged", () => {
  const job =
    "---\ntitle: J\nteam: T\nlocation: L\ntype: Contract\npublished: 2026-11-01\n---\n[x](/gone-too)\n";
  const event =
    "title: E\nseries: bep\nstart: 2026-12-04T10:00+05:30\nend: 2026-12-04T12:00+05:30\nplace: P\ntext: '[x](/gone)'\n";
  const files = {
    "content/announcement.yaml": "strip: { text: News, link: /blog/none }\n",
    "content/jobs/j.md": job,
    "content/events/e.yaml": event,
  };
  expect(problemsOf(files)).toEqual([
    "content/announcement.yaml:1 - strip, link - the link `/blog/none` leads nowhere",
    "content/events/e.yaml:6 - text - the link `/gone` leads nowhere",
    "content/jobs/j.md:8 - body - the link `/gone-too` leads nowhere",
  ]);
});

test("a link to a redirect says where to point instead; other capitals are one too", () => {
  const files = {
    ...repairs,
    "content/redirects.yaml": "- { from: /old, to: /repairs, reason: It moved }\n",
    [home]: homeFile(`${toRepairs}  - block: body\n`, "[a](/old) [b](/Repairs?x=1)\n"),
  };
  expect(sentencesOf(files)).toEqual([
    "body - the link `/old` points at a redirect; write `/repairs`",
    "body - the link `/Repairs?x=1` points at a redirect; write `/repairs?x=1`",
  ]);
});

test("a menu cannot link to an anchor without its page", () => {
  expect(sentencesOf({ "content/announcement.yaml": "strip: { text: News, link: '#form' }\n" })).toEqual([
    "strip, link - the anchor `#form` needs its page in front of it here",
  ]);
});

test("files in public/, made files and routes of the code may be linked, others not", () => {
  const body =
    "[a](/x/index.html) [b](/blog.rss) [c](/order-tracking/order/A1) [d](/none.pdf) [e](https://x.example/y)\n";
  const files = { "public/x/index.html": "", [home]: homeFile("  - block: body\n", body) };
  expect(sentencesOf(files)).toEqual(["body - the link `/none.pdf` leads nowhere"]);
});

test("anchors are those of blocks and headings", () => {
  const body =
    "## A part\n\n[a](#a-part) [b](#body) [c](#hero) [d](/repairs#hero) [e](/repairs#gone) [f](#nowhere)\n";
  expect(sentencesOf({ ...repairs, [home]: homeFile(`${toRepairs}  - block: body\n`, body) })).toEqual([
    "body - /repairs has no anchor #gone; there are: #hero",
    "body - / has no anchor #nowhere; there are: #hero #related #body #a-part",
  ]);
});

test("a related card needs a content file and another page", () => {
  const blocks = "  - block: related\n    pages: [/search, /, /repairs]\n";
  expect(sentencesOf({ ...repairs, [home]: homeFile(blocks) })).toEqual([
    "blocks 2 (related), pages 1 - the card of /search would be empty: no content file stands behind it",
    "blocks 2 (related), pages 2 - shows the page itself",
  ]);
});

test("a post may be linked only while it is shown, and time alone never breaks a link", () => {
  const link = (to: string) => postFile({ title: `The post that links ${to}` }, `[x](${to})\n`);
  const files = {
    "content/blog/later.md": postFile({ title: "A post for next year", published: "2027-01-01" }),
    "content/blog/brief.md": postFile({ title: "A post that expires", expires: "2027-01-01" }),
    "content/blog/x.md": link("/blog/later"),
    "content/blog/y.md": link("/blog/brief"),
    "content/announcement.yaml": "strip: { text: News, link: /blog/brief, expires: 2026-12-31 }\n",
  };
  const brief = "content/blog/y.md:9 - body - /blog/brief is shown only until 2027-01-01";
  expect(problemsOf(files)).toEqual([
    "content/blog/x.md:9 - body - /blog/later is shown only from 2027-01-01",
    brief,
  ]);
  expect(problemsOf(files, new Date("2028-01-01"))).toEqual([brief]);
});

test("a page that nothing links to is reported, unless it is a campaign, kept from search or a category", () => {
  const page = (name: string, keys = {}) => pageFile({ keys: { name, ...keys } });
  const files = {
    "content/pages/repairs.md": page("Repairs"),
    "content/pages/blog/category/company.md": page("Company posts"),
    "content/blog/a.md": postFile(),
    "content/pages/mail.md": page("Mail", { kind: "campaign" }),
    "content/pages/thanks.md": page("Thanks", { noindex: "true" }),
  };
  expect(problemsOf(files)).toEqual([
    "content/pages/repairs.md:2 - no page, menu or footer links to /repairs; link to it where its readers are",
  ]);
});

test("pages outside the application: their links are judged, external ones by their form, headers are the same", () => {
  const page = (header: string, links: string) =>
    `<!doctype html>\n<header>${header}</header>\n<a id="top"></a>\n${links}\n<footer>F</footer>\n`;
  const files = {
    "public/a.html": page("A", '<a href="/">h</a> <a href="#top">t</a> <a href="/b.html">b</a>'),
    "public/b.html": page(
      "B",
      '<a href="/gone">g</a>\n<a href="http://apple.com">a</a>\n<a href="#none">n</a>',
    ),
  };
  expect(problemsOf(files)).toEqual([
    "public/b.html:2 - its header is not the one of public/a.html",
    "public/b.html:4 - the link `/gone` leads nowhere",
    "public/b.html:5 - the link `http://apple.com` must be a site path (/service), an anchor (#form), tel:, mailto: or https://",
    "public/b.html:6 - the page has no anchor `#none`",
  ]);
});

test("the file for security researchers may be linked to, other dotted paths not", () => {
  const body = "\nA [b](/.well-known/security.txt) and [c](/.git/config)\n";
  const sentences = sentencesOf({ [home]: homeFile("  - block: body\n", body) });
  expect(sentences).toContain("body - the link `/.git/config` has an empty or dotted part");
  expect(sentences.filter((sentence) => sentence.includes("well-known"))).toEqual([]);
});
