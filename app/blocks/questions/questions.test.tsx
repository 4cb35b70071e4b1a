import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { drawBlocks } from "#app/blocks/draw-block.tsx";
import { homeFile, readFixture } from "#tests/fixtures/site-content.ts";

test("a question with a compound is one cell of its row", async () => {
  const home = homeFile(`  - block: questions
    heading: Questions
    items:
      - { question: Did the e-mail arrive?, answer: "Yes." }
      - { question: Who reads it?, answer: "A person." }
      - { question: When?, answer: "Today." }
`);
  const { blocks = [] } = readFixture({ "content/pages/index.md": home }).pages["/"] ?? {};
  const drawn = renderToStaticMarkup(await drawBlocks(blocks, { path: "/", section: "company" }));
  const rows = [...drawn.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, row = ""]) => row);
  expect(rows.map((row) => row.replaceAll(/<[^>]+>/g, ""))).toEqual([
    "Did the e-mail arrive?",
    "Who reads it?",
    "When?",
  ]);
  expect(rows.filter((row) => !/^<span>.*<\/span>$/.test(row))).toEqual([]);
});
