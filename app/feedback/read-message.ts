import type { Answers } from "#app/forms/engine/read-answers.ts";
import { bluntText } from "../values/plain-text.ts";
import { type QuestionName, questions } from "./feedback.ts";
import { htmlToText } from "./html-to-text.ts";

const names = Object.keys(questions) as QuestionName[];

/** Each question, with any white space between its words. */
const patterns = names.map((name) => {
  const words = questions[name].label.replace(" (optional)", "").split(" ");
  return new RegExp(words.map((word) => word.replace(/[?()]/g, "\\$&")).join("\\s+"), "g");
});

/**
 * Reads the six answers from the `message` of the wire format, without ever treating it as a document. Undefined unless
 * it contains each question in order and each choice is one of the form's.
 */
export function readMessage(message: string): Answers | undefined {
  const text = htmlToText(message);
  const slices = answerSlices(text);
  if (!slices) return undefined;
  const answers: Record<string, string | readonly string[]> = {};
  for (const [index, name] of names.entries()) {
    const kept = readAnswer(name, slices[index] ?? "");
    if (kept === undefined) return undefined;
    answers[name] = kept;
  }
  return answers;
}

/** The message as plain text, for staff if its answers cannot be read. */
export function messageAsText(message: string): string {
  return bluntText(htmlToText(message), 10_000).replace(/\n\s*\n+/g, "\n");
}

function answerSlices(text: string): string[] | undefined {
  const found: { start: number; end: number }[] = [];
  let from = 0;
  for (const pattern of patterns) {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    if (!match) return undefined;
    from = pattern.lastIndex;
    found.push({ start: match.index, end: from });
  }
  return found.map(({ end }, index) => text.slice(end, found[index + 1]?.start));
}

function readAnswer(name: QuestionName, slice: string): string | readonly string[] | undefined {
  const question = questions[name];
  if (question.kind === "longText") return readComment(slice, question.max ?? 0);
  const { options = [] } = question;
  const words = slice.slice(0, 2000).replace(/\s+/g, " ");
  const chosen = options.filter((option) => words.includes(option));
  const rest = chosen.reduce((left, option) => left.replace(option, " "), words);
  if (chosen.length === 0 || !isFiller(rest)) return undefined;
  if (question.kind === "choices") return chosen;
  return chosen.length === 1 ? chosen[0] : undefined;
}

/** Numbers, list markers and the word "answer" between the answers carry no meaning. */
function isFiller(rest: string): boolean {
  return rest
    .split(/[\s\p{P}\p{S}]+/u)
    .every((word) => /^(\d{0,2}|and|answers?|a|q\d{0,2}|question)$/i.test(word));
}

/**
 * A colon ends the question only on the question's own line; on the next one it belongs to the visitor's text: ":)".
 */
function readComment(slice: string, max: number): string {
  const comment = slice.replace(/^(\s*\(optional\))?([^\S\r\n]*:)?/i, "");
  return bluntText(comment, 20_000).slice(0, max).trim() || "N/A";
}
