import * as v from "valibot";
import { nearest } from "./nearest.ts";
import { keysAt } from "./schema-walk.ts";
import type { Problem, Source, ValuePath } from "./source.ts";

/**
 * Checks a file's data against its schema. Returns the value with defaults and rendered texts, or the problems in an
 * author's words.
 */
export function check<Schema extends v.GenericSchema>(
  schema: Schema,
  source: Source,
  data: unknown,
): { value?: v.InferOutput<Schema>; problems: Problem[] } {
  if (data === null || typeof data !== "object") {
    return { problems: [source.problem([], "has no keys; see docs/content.md for what stands here")] };
  }
  // One mistake, one message: an invalid day should not also be reported as missing from the calendar.
  const result = v.safeParse(schema, data, { abortPipeEarly: true });
  if (result.success) return { value: result.output, problems: [] };
  const renamed = new Set<string>();
  const found = result.issues.map((issue) => {
    const path = (issue.path ?? []).map((item) => item.key as string | number);
    const sentence = isUnknownKey(issue)
      ? unknownKey(issue, path, keysAt(schema, path.slice(0, -1), data), renamed)
      : sentenceOf(issue);
    return { path, sentence };
  });
  const kept = found.filter(({ path, sentence }) => !(sentence === missing && renamed.has(path.join("."))));
  return { problems: kept.map(({ path, sentence }) => source.problem(path, sentence)) };
}

const missing = "is missing";

type Issue = v.BaseIssue<unknown>;

function isUnknownKey(issue: Issue): boolean {
  return issue.type === "strict_object" && issue.expected === "never";
}

function unknownKey(issue: Issue, path: ValuePath, known: string[], renamed: Set<string>): string {
  const key = String(path.at(-1));
  const meant = nearest(key, known);
  if (issue.path?.at(-1)?.value === null && !/^[\w-]+$/.test(key)) {
    return `the words \`${key}\` stand after a comma inside { }; put the text they belong to in quotes`;
  }
  if (!meant) return `unknown key \`${key}\`; known here: ${known.join(", ")}`;
  renamed.add([...path.slice(0, -1), meant].join("."));
  return `unknown key \`${key}\`; did you mean \`${meant}\`?`;
}

function sentenceOf(issue: Issue): string {
  const { type, input } = issue;
  if (issue.kind === "schema") {
    if (input === undefined) return missing;
    if (input === null) return "is empty";
    if (type === "picklist" || type === "literal" || type === "variant") return notOneOf(issue);
    if (type === "string") return "must be text; put a number or date that is meant as text in quotes";
    if (type === "boolean") return "must be true or false";
    if (type === "number") return "must be a number";
    if (type === "array") return "must be a list, each entry beginning with a hyphen";
    if (type.endsWith("object") || type === "record") return "must be a group of keys";
  }
  if (type === "max_length" || type === "min_length") return length(issue);
  if (type === "max_value") return `is ${input}, at most ${issue.requirement} is possible`;
  if (type === "min_value") return `is ${input}, at least ${issue.requirement} is needed`;
  return issue.message;
}

function notOneOf(issue: Issue): string {
  if (issue.type === "variant" && typeof issue.input === "object") return "must be a group of keys";
  const known = [...(issue.expected ?? "").matchAll(/"([^"]+)"|\b(\d+)\b/g)].map(
    (match) => match[1] ?? match[2] ?? "",
  );
  const meant = typeof issue.input === "string" ? nearest(issue.input, known) : undefined;
  if (meant) return `\`${issue.input}\` is not known; did you mean \`${meant}\`?`;
  return `\`${String(issue.input)}\` is not known; possible: ${known.join(", ")}`;
}

function length(issue: Issue): string {
  const { requirement: limit } = issue as Issue & { requirement: number };
  const size = (issue.input as string | unknown[]).length;
  const unit =
    typeof issue.input === "string" ? `is ${size} characters long` : `has ${count(size, "entry", "entries")}`;
  if (issue.type === "max_length") return `${unit}; at most ${count(limit, "fits", "fit")}`;
  return `${unit}; at least ${count(limit, "is needed", "are needed")}`;
}

function count(number: number, one: string, more: string): string {
  return `${number} ${number === 1 ? one : more}`;
}
