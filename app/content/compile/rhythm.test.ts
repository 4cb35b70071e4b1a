import { expect, test } from "vitest";
import { readContent } from "#app/content/read/reader.ts";
import { fixtureNow, homeFile, pageFile, siteFixture } from "#tests/fixtures/site-content.ts";

const toned = (tone: string) =>
  `  - block: features\n    heading: F\n    tone: ${tone}\n    items: [{ title: A, text: B }, { title: C, text: D }, { title: E, text: F }]\n`;
const words = "  - block: words\n    heading: W\n    items: [a, b, c, d]\n";
const questions = (tone: string) =>
  `  - block: questions\n    heading: Q\n    tone: ${tone}\n    items: [{ question: Who, answer: We }, { question: What, answer: That }, { question: When, answer: Now }]\n`;
const call = "  - block: call-to-action\n    heading: C\n    actions: [{ label: Write, to: /repairs }]\n";

/** The tones of a page's blocks after its hero. */
function tones(...blocks: string[]) {
  const { content, problems } = readContent(
    siteFixture({
      "content/pages/index.md": homeFile(blocks.join("")),
      "content/pages/repairs.md": pageFile({ keys: { art: "letter" } }),
    }),
    fixtureNow,
  );
  if (!content?.pages["/"]) throw new Error(JSON.stringify(problems));
  return content.pages["/"]?.blocks.slice(1).map((block) => ("tone" in block ? block.tone : "-"));
}

test("what keeps the rule stays as it is written", () => {
  expect(tones(words, toned("paper"), call)).toEqual(["-", "paper", "night"]);
  expect(tones(toned("plate"), words, questions("paper"), call)).toEqual(["plate", "-", "paper", "night"]);
});

test("a plate never follows a plate, nor does the night that ends a page", () => {
  expect(tones(toned("plate"), questions("plate"), call)).toEqual(["plate", "paper", "night"]);
  expect(tones(words, toned("plate"), call)).toEqual(["-", "paper", "night"]);
});

test("of three blocks on paper one is put on a plate, beside which nothing is coloured", () => {
  expect(tones(words, toned("paper"), words)).toEqual(["-", "plate", "-"]);
  expect(tones(words, toned("paper"), questions("paper"), call)).toEqual(["-", "plate", "paper", "night"]);
});
