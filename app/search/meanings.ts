import MiniSearch from "minisearch";
import type { SearchWords } from "#app/content/schema/search.schema.ts";
import { termOf, wordsOf } from "./terms.ts";

/** One thing that a question asks for: the typed words, and their synonyms. */
export type Meaning = {
  /** The same for all words of one meaning. */
  key: string;
  typed: string[];
  /** The same with the typed endings. */
  words: string[];
  /** Other words and phrases for it. */
  others: string[][];
};

/** The words of the pages. */
export type PageWords = {
  has(term: string): boolean;
  /** Their words that differ from this one by a typing error. */
  near(word: string): string[];
};

/** For questions without typing errors. */
const everyWord: PageWords = { has: () => true, near: () => [] };

/** The synonyms, and the best page for a question. */
export type Meanings = ReturnType<typeof createMeanings>;

type Answer = { page: string; keys: string[] };

/** Reads `content/search.yaml` for the search: nothing in it depends on the index. */
export function createMeanings({ synonyms, answers }: SearchWords) {
  const groups = synonyms.map((phrases) =>
    phrases.map((phrase) => wordsOf(phrase).map(termOf)).filter((terms) => terms.length > 0),
  );
  /** By its terms in sequence, the group of a phrase. */
  const groupOf = new Map(
    groups.flatMap((phrases, group) => phrases.map((terms) => [terms.join(" "), group] as const)),
  );
  const longest = Math.max(1, ...groups.flat().map((terms) => terms.length));

  const said = new MiniSearch<{ id: string; word: string }>({
    fields: ["word"],
    processTerm: (term) => term,
    searchOptions: { prefix: true, fuzzy: (term) => (term.length > 3 ? tolerance : false) },
  });
  said.addAll([...groupOf.keys()].filter((key) => !key.includes(" ")).map((word) => ({ id: word, word })));

  /** The group of a misspelt or unfinished word; a word that some page has, or has one like it, is left to the pages. */
  function nearestGroup(term: string, word: string, pages: PageWords): number | undefined {
    if (term.length < 4 || pages.has(term)) return undefined;
    const group = groupOf.get(said.search(term)[0]?.id);
    const isOfGroup = (near: string) => groupOf.get(near) === group || groupOf.get(termOf(near)) === group;
    return pages.near(word).every(isOfGroup) ? group : undefined;
  }

  /** The meanings of a question, phrases before single words. */
  function meaningsOf(question: string, pages: PageWords = everyWord): Meaning[] {
    const words = wordsOf(question);
    // "About us" has no word that tells pages apart: only an assigned question is it.
    if (words.length === 0) return [{ key: question.trim().toLowerCase(), typed: [], words: [], others: [] }];
    const terms = words.map(termOf);
    const found: Meaning[] = [];
    for (let at = 0; at < terms.length; ) {
      let size = Math.min(longest, terms.length - at);
      while (size > 1 && !groupOf.has(terms.slice(at, at + size).join(" "))) size -= 1;
      const typed = terms.slice(at, at + size);
      const group = groupOf.get(typed.join(" ")) ?? nearestGroup(typed.join(" "), words[at] ?? "", pages);
      const key = group === undefined ? typed.join(" ") : `=${group}`;
      const others = (group === undefined ? [] : (groups[group] ?? [])).filter(
        (other) => other.join(" ") !== typed.join(" "),
      );
      if (!found.some((meaning) => meaning.key === key))
        found.push({ key, typed, words: words.slice(at, at + size), others });
      at += size;
    }
    return found;
  }

  const known: Answer[] = answers.flatMap(({ page, questions }) =>
    questions.map((question) => ({ page, keys: meaningsOf(question).map(({ key }) => key) })),
  );

  return {
    meaningsOf,
    /** The pages assigned to a question whose words are all in this one, the closest question first. */
    bestAnswers(asked: readonly Meaning[]): string[] {
      const keys = new Set(asked.map(({ key }) => key));
      const fitting = known
        .filter((answer) => answer.keys.length > 0 && answer.keys.every((key) => keys.has(key)))
        .sort((a, b) => b.keys.length - a.keys.length);
      return [...new Set(fitting.map(({ page }) => page))].slice(0, maxKnown);
    },
  };
}

/** The share of a word's letters that may be wrong before a synonym or a page's word is no longer like it. */
export const tolerance = 0.2;

/** The number of assigned pages that count as best. */
const maxKnown = 3;
