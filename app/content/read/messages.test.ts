import { expect, test } from "vitest";
import { pageSchema } from "#app/content/schema/page.schema.ts";
import { siteSchema } from "#app/content/schema/site.schema.ts";
import { pageFile } from "#tests/fixtures/site-content.ts";
import { check } from "./messages.ts";
import { formatProblem } from "./reader.ts";
import { parseSource } from "./source.ts";

function sentences(content: string): string[] {
  const { source, problems } = parseSource("content/pages/x.md", content);
  const found = problems.length > 0 ? problems : check(pageSchema, source, source.data).problems;
  return found.map(formatProblem);
}

const steps = "  - block: steps\n    heading: How\n    items:\n";

test("a valid page has no problems", () => {
  expect(sentences(pageFile())).toEqual([]);
});

test("a misspelt key is reported once, with the key that was meant", () => {
  expect(sentences(pageFile().replace("title:", "titel:"))).toEqual([
    "content/pages/x.md:2 - titel - unknown key `titel`; did you mean `title`?",
  ]);
});

test("an unknown key inside a block lists the keys of that block", () => {
  const three = "      - { title: A, text: b }\n".repeat(3);
  expect(sentences(pageFile({ blocks: `${steps}${three}    colour: red\n` }))).toEqual([
    "content/pages/x.md:19 - blocks 2 (steps), colour - unknown key `colour`; known here: block, heading, lede, tone, items, action",
  ]);
});

test("a missing key is reported on the line of the group that lacks it", () => {
  expect(sentences(pageFile().replace(/name: .*\n/, ""))).toEqual([
    "content/pages/x.md:2 - name - is missing",
  ]);
});

test("too many characters and too few entries are counted", () => {
  const [long, few] = sentences(
    pageFile({ keys: { name: "N".repeat(33) }, blocks: `${steps}      - { title: A, text: b }\n` }),
  );
  expect(long).toBe("content/pages/x.md:4 - name - is 33 characters long; at most 32 fit");
  expect(few).toContain("items - has 1 entry; at least 3 are needed");
});

test("rendered text is measured as a visitor sees it", () => {
  const long = `${"w".repeat(250)} [a link](/${"p".repeat(40)})`;
  expect(sentences(pageFile().replace("A first sentence about it.", long))).toEqual([]);
});

test("an unknown choice suggests the nearest one, or lists them all", () => {
  expect(sentences(pageFile({ keys: { art: "unboks" } }))).toEqual([
    "content/pages/x.md:7 - art - `unboks` is not known; did you mean `unbox`?",
  ]);
  expect(sentences(pageFile({ keys: { kind: "landing" } }))[0]).toContain("possible: home, hub, offer, tool");
  expect(sentences(pageFile({ blocks: "  - block: featurs\n" }))[0]).toContain("did you mean `features`?");
  expect(sentences(pageFile({ blocks: "  - heading: x\n" }))[0]).toContain("blocks 2, block - is missing");
});

test("a comma inside braces is explained", () => {
  expect(
    sentences(pageFile({ blocks: `${steps}      - { title: A, text: one, two and three }\n` }))[0],
  ).toContain(
    "the words `two and three` stand after a comma inside { }; put the text they belong to in quotes",
  );
  expect(sentences(pageFile({ blocks: `${steps}      - { title: A, text: No, never. }\n` }))[0]).toContain(
    "the words `never.` stand after a comma inside { }",
  );
});

test.each([
  ["updated", "2026-02-30", "is not a day of the calendar"],
  ["updated", "soon", "must be a day such as 2026-11-21"],
  ["noindex", "perhaps", "must be true or false"],
  ["name", "2026", "must be text; put a number or date that is meant as text in quotes"],
  ["name", "''", "is empty"],
  ["name", "", "is empty"],
  ["name", "A **bold** name", "is shown as it stands, Markdown and HTML are not read here"],
])("%s: %s", (key, value, sentence) => {
  expect(sentences(pageFile({ keys: { [key]: value } })).join()).toContain(`${key} - ${sentence}`);
});

test("a wrong link says what a link looks like", () => {
  const blocks =
    "  - block: call-to-action\n    heading: Go\n    actions: [{ label: Go, to: www.example.com }]\n";
  expect(sentences(pageFile({ blocks }))[0]).toContain(
    "actions 1, to - the link `www.example.com` must be a site path (/service), an anchor (#form), tel:, mailto: or https://",
  );
});

test("a fault inside Markdown is reported on its own line", () => {
  const blocks =
    "  - block: figure-text\n    heading: H\n    art: rack\n    text: |\n      One.\n\n      <b>two</b>\n";
  expect(sentences(pageFile({ blocks }))[0]).toMatch(
    /^content\/pages\/x\.md:\d+ - blocks 2 \(figure-text\), text - the HTML/,
  );
});

test("what YAML cannot read is reported with its line", () => {
  expect(sentences("---\ntitle: a\ntitle: b\n---\n")).toEqual([
    "content/pages/x.md:3 - cannot be read as YAML: this key stands twice",
  ]);
  expect(sentences("title: a\n")[0]).toContain("must start with --- on the first line");
});

test.each([
  ["a colon in a text", "title: Rescue: a Mac", "a text with a colon and a space in it goes in quotes"],
  ["a tab before a key", "blocks:\n\t- block: hero\n\t  heading: A", "indent with spaces, not with tabs"],
])("%s is reported once, with what to do", (_fault, keys, remedy) => {
  const found = sentences(`---\n${keys}\nkind: offer\n---\n`);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`cannot be read as YAML: ${remedy}`);
});

test.each([
  ["right of the others", "title: A\n description: B\nkind: offer", 3],
  ["left of the others", " title: A\ndescription: B\nkind: offer", 3],
  ["between an entry and its list", "blocks:\n  - block: hero\n   heading: A", 4],
])("a key that begins %s is reported once, on its own line", (_where, keys, line) => {
  expect(sentences(`---\n${keys}\n---\n`)).toEqual([
    `content/pages/x.md:${line} - cannot be read as YAML: keys of one group begin in the same column; look at the spaces before this line and the one above it`,
  ]);
});

test("a day in another order of its numbers is one mistake", () => {
  expect(sentences(pageFile({ keys: { updated: "29-11-2026" } }))).toEqual([
    "content/pages/x.md:8 - updated - must be a day such as 2026-11-21",
  ]);
});

test("phones and addresses of the site have their format", () => {
  const { source } = parseSource("content/site.yaml", "phone: 080 123\nemails: { general: hello }\n");
  const found = check(siteSchema, source, source.data).problems.map(formatProblem);
  expect(found).toContain(
    "content/site.yaml:1 - phone - must be an Indian number with +91 and ten digits, such as +91 80 0000 0000",
  );
  expect(found).toContain("content/site.yaml:2 - emails, general - must be an e-mail address");
});
