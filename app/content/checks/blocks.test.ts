import { expect, test } from "vitest";
import { homeFile, pageFile, sentencesOf } from "#tests/fixtures/site-content.ts";

test("backgrounds change: no plate after a plate, no third block on paper", () => {
  const words = "  - block: words\n    heading: W\n    items: [a, b, c, d]\n";
  const story =
    "  - block: features\n    heading: F\n    items: [{ title: A, text: B }, { title: C, text: D }, { title: E, text: F }]\n";
  const call = "  - block: call-to-action\n    heading: C\n    actions: [{ label: Write, to: /repairs }]\n";
  const sentences = (blocks: string) =>
    sentencesOf({
      "content/pages/index.md": homeFile(blocks),
      "content/pages/repairs.md": pageFile({ keys: { art: "letter" } }),
    });
  const plate = (block: string) => `${block}    tone: plate\n`;
  expect(sentences(words + story + call)).toEqual([]);
  expect(sentences(plate(story) + words + call)).toEqual([]);
  expect(sentences(words + story + words + call)).toEqual([
    "blocks 4 (words) - is the third block on paper in sequence; set `tone: plate` on it or on the one before (features, steps, figure-text, questions and form have a tone)",
  ]);
  expect(sentences(plate(story) + call)).toEqual([
    "blocks 3 (call-to-action) - follows another block on a plate or at night, and both look like one; set `tone: paper` here or there, or put a block on paper between",
  ]);
});
