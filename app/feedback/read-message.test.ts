import { describe, expect, test } from "vitest";
import { seededRandom } from "#tests/fixtures/seeded-random.ts";
import { buildMessage, questions } from "./feedback.ts";
import { htmlToText } from "./html-to-text.ts";
import { messageAsText, readMessage } from "./read-message.ts";

const answers = {
  rating: "Good",
  relevance: "Somewhat relevant",
  helpfulness: "Not helpful",
  topics: ["Security & Compliance", "Logistics and IT lifecycle (Asset Management)"],
  next_steps: [
    "A free Proof of Concept (POC)",
    "Additional IT Infrastructure (AV, Security, Networking, software)",
  ],
  experience: "Clear and to the point.\nThank you!",
};

test("what the form writes is read back, whatever the comment holds", () => {
  const random = seededRandom(7);
  const pieces = [
    "<b>",
    "</li>",
    "&lt;",
    "&amp;",
    '"',
    "How would you rate the event overall?",
    "Poor",
    "\n",
    " ",
    "क",
    "😀",
    "<!--",
    "]]>",
    "N/A",
    "1.",
    ":",
    ":)",
  ];
  for (let n = 0; n < 200; n++) {
    const comment = Array.from({ length: random(12) + 1 }, () => pieces[random(pieces.length)])
      .join("")
      .trim();
    const experience = comment || "x";
    expect(readMessage(buildMessage({ ...answers, experience })), experience).toEqual({
      ...answers,
      experience,
    });
  }
});

test.each([": )", ":) great day", ": and more", "(optional): no"])(
  "the comment %j stays whole",
  (experience) => {
    expect(readMessage(buildMessage({ ...answers, experience }))).toMatchObject({ experience });
  },
);

describe("other clients of the contract may lay the same words out in their own way", () => {
  const questionTexts = Object.values(questions).map(({ label }) => label);
  const given = ["Good", "Somewhat relevant", "Not helpful", answers.topics, answers.next_steps, "Fine"].map(
    (value) => [value].flat().join(", ").replaceAll("&", "&amp;"),
  );
  const layouts: [string, (question: string, answer: string, index: number) => string][] = [
    ["a table", (question, answer) => `<tr><td>${question}</td><td>${answer}</td></tr>`],
    ["numbered lines", (question, answer, index) => `${index + 1}. ${question}: ${answer}<br/>`],
    [
      "bold questions",
      (question, answer, index) => `<p><b>Q. ${question}</b><br>${index < 5 ? "Answer: " : ""}${answer}</p>`,
    ],
    [
      "indented source",
      (question, answer) => `<div>\n  ${question.replace(" ", "\n    ")}\n  <span>${answer}</span>\n</div>`,
    ],
  ];
  test.each(layouts)("%s", (_name, layout) => {
    const html = questionTexts
      .map((question, index) => layout(question, given[index] ?? "", index))
      .join("\n");
    expect(readMessage(`<html><body>${html}</body></html>`)).toEqual({ ...answers, experience: "Fine" });
  });
});

const built = buildMessage(answers);

test.each([
  ["no question", "<p>hello</p>"],
  ["a question missing", built.replace(questions.topics.label, "")],
  ["questions in another order", built.replace(questions.rating.label, "x").concat(questions.rating.label)],
  ["an answer that is none of ours", built.replace("<p>Good</p>", "<p>Superb</p>")],
  ["two answers where one is asked", built.replace("<p>Good</p>", "<p>Good</p><p>Poor</p>")],
  ["no answer", built.replace("<p>Good</p>", "")],
  ["something between the answers", built.replace("<p>Good</p>", "<p>Good, click https://evil.example</p>")],
])("%s cannot be read", (_what, message) => {
  expect(readMessage(message)).toBeUndefined();
});

test.each([
  ["<script>alert(1)</script>hi", "\nalert(1)\nhi"],
  ['<img src=x onerror="alert(1)">hi', "\nhi"],
  ["a &lt;b&gt; &amp;amp; &#x41;&#66;&nope;", "a <b> &amp; AB&nope;"],
  ["1 < 2 and 3 > 2", "1 < 2 and 3 > 2"],
  ["<b>bo</b>ld<br>next", "bold\nnext"],
  ["unclosed <img src=x", "unclosed <img src=x"],
  ["&#0;&#x110000;&#xD800;x", "\ud800x"],
])("of %j only words are left", (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

test("long hostile markup is read in one pass", () => {
  for (const piece of ["<", "< ", "<a ", "<<a>", "&#", "<!--", "How would "]) {
    const hostile = piece.repeat(Math.floor(60_000 / piece.length));
    expect(readMessage(hostile)).toBeUndefined();
    expect(messageAsText(hostile).length).toBeLessThanOrEqual(10_000);
  }
});
