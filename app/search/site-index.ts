import MiniSearch, { type Options } from "minisearch";
import type { SearchWords } from "#app/content/schema/search.schema.ts";
import type { Section } from "#app/values/names.ts";
import { createMeanings, type Meaning, type Meanings, type PageWords, tolerance } from "./meanings.ts";
import { pageForNumber } from "./numbers.ts";
import { plainWord, termOf } from "./terms.ts";

/** A document of the index; `path` is its name. */
export type SearchDocument = {
  path: string;
  title: string;
  /** What it is: "Service", "Blog", "Sample story". */
  label: string;
  /** Whose hue its label has. */
  section: Section;
  description: string;
  headings: string;
  /** Its names in links, and its address. */
  names: string;
  /** The questions assigned to it. */
  asked: string;
  /** The words of its text that distinguish it from the others. */
  text: string;
};

export type Found = Pick<SearchDocument, "path" | "title" | "label" | "section" | "description">;

/** The site search: the browser and the server run the same code and return the same results. */
export type SiteIndex = { index: MiniSearch<SearchDocument>; meanings: Meanings };

const options: Options<SearchDocument> = {
  idField: "path",
  fields: ["title", "names", "asked", "headings", "description", "text"],
  storeFields: ["title", "label", "section", "description"],
  // A misspelt word is compared with whole words, not with stems.
  processTerm: (word, field) => {
    const plain = plainWord(word);
    return plain && (field === "text" || field === "description") ? termOf(plain) : plain && forms(plain);
  },
  searchOptions: {
    boost: { title: 5, names: 4, asked: 1, headings: 2, description: 2 },
    prefix: (term) => term.length > 1,
    combineWith: "AND",
  },
};

function forms(plain: string): string | string[] {
  const term = termOf(plain);
  return term === plain ? term : [term, plain];
}

/** Makes the index, at build time and once per server. */
export function createIndex(documents: readonly SearchDocument[], words: SearchWords): SiteIndex {
  const index = new MiniSearch(options);
  index.addAll(documents);
  return { index, meanings: createMeanings(words) };
}

/** The index as the build writes it for the browser. */
export function writeIndex({ index }: SiteIndex, words: SearchWords): string {
  return JSON.stringify({ words, index });
}

/** The index that the build wrote, in the browser. */
export function readIndex(json: string): SiteIndex {
  const { words, index } = JSON.parse(json);
  return { index: MiniSearch.loadJS(index, options), meanings: createMeanings(words) };
}

/**
 * Ranks results: the page for a number, pages assigned to the question, then those that match most of it, titles before text. Tolerates typing
 * errors only in words that no page contains as typed.
 */
export function searchIndex({ index, meanings }: SiteIndex, query: string): Found[] {
  const pages = wordsOfPages(index);
  const asked = meanings.meaningsOf(query.trim().slice(0, maxQuery), pages);
  const scores = new Map<string, { score: number; met: number }>();
  for (const meaning of asked) {
    for (const [path, score] of scoresOf(index, meaning)) {
      const so = scores.get(path) ?? { score: 0, met: 0 };
      scores.set(path, { score: so.score + score, met: so.met + 1 });
    }
  }
  const ranked = [...scores]
    .map(([path, { score, met }]) => ({ path, score: score * (met / asked.length) ** 3 }))
    .sort((a, b) => b.score - a.score || a.path.localeCompare(b.path));
  const worth = (ranked[0]?.score ?? 0) * leastShare;
  const paths = ranked.filter(({ score }) => score >= worth).map(({ path }) => path);
  const first = [pageForNumber(query, pages.has) ?? [], meanings.bestAnswers(asked)].flat();
  return [...new Set([...first, ...paths])].flatMap((path) => shown(index, path));
}

/** The score of each document for one meaning: the typed words count in full, synonyms less. */
function scoresOf(index: MiniSearch<SearchDocument>, { typed, words, others }: Meaning): Map<string, number> {
  const scores = new Map<string, number>();
  const add = (terms: string[], weight: number, search = {}) => {
    for (const { id, score } of index.search(terms.join(" "), { processTerm: (term) => term, ...search }))
      scores.set(id, Math.max(scores.get(id) ?? 0, score * weight));
  };
  add(typed, 1);
  for (const other of others) add(other, otherWord, { prefix: false });
  // A letter may be wrong in a word of four, two in a long one.
  if (scores.size === 0) add(words, 1, { fuzzy: (term: string) => (term.length > 3 ? 0.25 : false) });
  return scores;
}

function wordsOfPages(index: MiniSearch<SearchDocument>): PageWords {
  const find = (word: string, fuzzy: number | false) =>
    index.search(word, { processTerm: (same) => same, prefix: false, fuzzy });
  return {
    has: (term) => find(term, false).length > 0,
    near: (word) => find(word, tolerance).flatMap(({ terms }) => terms),
  };
}

function shown(index: MiniSearch<SearchDocument>, path: string): Found[] {
  const stored = index.getStoredFields(path) as Omit<Found, "path"> | undefined;
  return stored ? [{ path, ...stored }] : [];
}

const otherWord = 0.7;

/** Results below this share of the best score are noise. */
const leastShare = 0.1;

/** Longer queries are cut: real ones are shorter, and each word costs time. */
export const maxQuery = 80;
