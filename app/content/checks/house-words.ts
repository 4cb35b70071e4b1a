import type { Authored } from "#app/content/read/authored.ts";
import { pagesBelowPublic } from "#app/content/read/pages-below-public.ts";
import type { Problem, Source, ValuePath } from "#app/content/read/source.ts";
import { texts } from "./walk.ts";

/** A word that the house style replaces by another. docs/content.md shows the list to authors. */
type HouseWord = { pattern: RegExp; write: string };

const houseWords: HouseWord[] = [
  { pattern: /\d ?%|\bpercent\b/i, write: "per cent" },
  { pattern: /\b(?:learner|pupil)s?\b/i, write: "student" },
  { pattern: /\bgrades? (?:\d|[IVX]+\b)|\bclass(?:es)? \d/, write: "Class 8" },
  { pattern: /\blorr(?:y|ies)\b/i, write: "truck" },
  { pattern: /\badvisors?\b/i, write: "adviser" },
  { pattern: /(?<![{:.@/-])\bemails?\b(?![.@-])/i, write: "e-mail" },
  { pattern: /\bsomebody\b/i, write: "someone" },
  { pattern: /\b(?:no|any|every)body\b/i, write: "no one, anyone, everyone" },
  { pattern: /\bwhoever\b/i, write: "who, or anyone who" },
  { pattern: /\bspeaks? against\b/i, write: "the case against" },
  { pattern: /\bby the (?:way|ways) you tick\b/i, write: "through the channels you tick" },
  { pattern: /\bwithout better knowledge\b/i, write: "our estimate" },
  { pattern: /\b(?:is|are) yours at once\b/i, write: "is confirmed at once" },
];

/** Names written in full at their first use in a file. */
const fullNames = [{ short: /macOS 27\b/, full: "macOS 27 Golden Gate" }];

/** Reports words that the house style replaces. Search words are exempt, because visitors choose them. */
export function houseWordProblems(authored: Authored, root: string): Problem[] {
  const { pages, posts, stories, jobs, events, navigation, announcement, booking, shop } = authored;
  const groups = [pages, posts, stories, jobs, events].flatMap((group) => [...group.values()]);
  const sources = [...groups, navigation, announcement, booking, shop].flatMap(
    (entry) => entry?.source ?? [],
  );
  return [...sources.flatMap(ofSource), ...pagesBelowPublic(root).flatMap(ofPage)];
}

/** The words found in a text, and the sentence for their author. */
export type Fault = { words: string; sentence: string };

/** The words of a text that the house style replaces. */
export function houseWordFaults(text: string): Fault[] {
  return houseWords.flatMap(({ pattern, write }) => {
    const words = pattern.exec(text)?.[0];
    return words === undefined ? [] : [{ words, sentence: `“${words}” is not our word; write “${write}”` }];
  });
}

function ofSource(source: Source): Problem[] {
  const body = { text: source.body, path: ["body"] as ValuePath };
  const all = [...texts(source.data), body].filter(({ path }) => !isAddress(path));
  const found = all.flatMap(({ text, path }) =>
    houseWordFaults(withoutAddresses(text)).map(({ words, sentence }) =>
      source.problem(path, sentence, words),
    ),
  );
  const first = all.find(({ text }) => fullNames.some(({ short }) => short.test(text)));
  const short = first ? shortened(first.text) : [];
  return [
    ...found,
    ...short.map(({ words, sentence }) => source.problem(first?.path ?? [], sentence, words)),
  ];
}

function ofPage({ file, html }: { file: string; html: string }): Problem[] {
  const text = html.replace(/<svg[\s\S]*?<\/svg>|<!--[\s\S]*?-->|<[^>]*>/g, (markup) =>
    markup.replace(/[^\n]/g, " "),
  );
  const found = houseWordFaults(text);
  return [...found, ...shortened(text)].map(({ words, sentence }) => ({
    file,
    line: text.slice(0, text.indexOf(words)).split("\n").length,
    path: "",
    sentence,
  }));
}

/** The names whose first use in `text` is not in full. */
function shortened(text: string): Fault[] {
  return fullNames.flatMap(({ short, full }) => {
    const used = short.exec(text);
    if (!used || text.startsWith(full, used.index)) return [];
    return [{ words: used[0], sentence: `the first mention is in full: “${full}”` }];
  });
}

/** Addresses, ids and the sources of facts are not prose. */
function isAddress(path: ValuePath): boolean {
  return path.some((step) => typeof step === "string" && notProse.includes(step));
}

const notProse = ["checked", "to", "link", "url", "source", "id", "form", "slug", "wordings"];

function withoutAddresses(text: string): string {
  return text.replace(/\]\([^)]*\)/g, "]").replace(/\{(?:claim|site):[^}]*\}/g, "");
}
