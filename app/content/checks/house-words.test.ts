import { expect, test } from "vitest";
import { houseWordFaults } from "#app/content/checks/house-words.ts";
import { texts } from "#app/content/checks/walk.ts";
import { forms } from "#app/forms/declared/forms.ts";
import { homeFile, postFile, sentencesOf } from "#tests/fixtures/site-content.ts";

test("a word that the house writes differently is reported with the right one", () => {
  const files = {
    "content/blog/a.md": postFile({}, "GST is 18 %.\n\nPupils of class 8 ask somebody.\n"),
    "content/pages/index.md": homeFile("  - block: words\n    heading: By lorry\n    items: [a, b, c, d]\n"),
  };
  expect(sentencesOf(files)).toEqual([
    "body - “8 %” is not our word; write “per cent”",
    "body - “Pupils” is not our word; write “student”",
    "body - “class 8” is not our word; write “Class 8”",
    "body - “somebody” is not our word; write “someone”",
    "blocks 2 (words), heading - “lorry” is not our word; write “truck”",
  ]);
});

test("addresses and names of facts are no words", () => {
  const body = "Write to [us](mailto:email@learner.example) or see {site:emails.general}.\n";
  expect(sentencesOf({ "content/blog/a.md": postFile({}, body) })).toEqual([]);
});

test("a file names a system in full where it first mentions it, and may be short afterwards", () => {
  const named = "macOS 27 Golden Gate is out. On macOS 27 it works.\n";
  expect(sentencesOf({ "content/blog/a.md": postFile({}, named) })).toEqual([]);
  expect(sentencesOf({ "content/blog/a.md": postFile({}, "On macOS 27 it works.\n") })).toEqual([
    "body - the first mention is in full: “macOS 27 Golden Gate”",
  ]);
});

test("a page below public is read like the others, without its markup", () => {
  const html = '<main>\n<p title="50%">An advisor</p></main>';
  expect(sentencesOf({ "public/a/index.html": html })).toContain(
    "“advisor” is not our word; write “adviser”",
  );
});

test.each([...forms])("the form %s uses the words of the house", (_, form) => {
  const spoken = [...texts(JSON.parse(JSON.stringify(form)))].filter(({ text }) => /^[A-Z]| /.test(text));
  expect(spoken.flatMap(({ text }) => houseWordFaults(text))).toEqual([]);
});
