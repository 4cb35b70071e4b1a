import MiniSearch from "minisearch";
import type { SearchWords } from "#app/content/schema/search.schema.ts";
import { termOf, wordsOf } from "./terms.ts";

/** One thing that a question asks for: what was typed, and what means the same. */
export type Meaning = {
  /** The same for all words of one meaning. */
  key: string;
  typed: string[];
  /** The same with the endings that were typed. */
  words: string[];
  /** Other words and phrases for it. */
  others: string[][];
};

/** Knows what means the same, and which page answers a question best. */
export type Meanings = ReturnType<typeof createMeanings>;

type Answer = { page: string; keys: string[] };

/** Reads `content/search.yaml` for the search: nothing in it depends on the index. */
export function createMeanings({ synonyms, answers }: SearchWords) {
  const groups = synonyms.map((phrases) =>
    phrases.map((phrase) => wordsOf(phrase).map(termOf)).filter((terms) => terms.length > 0),
  );
  /** By its terms in a row, the group a phrase belongs to. */
  const groupOf = new Map(
    groups.flatMap((phrases, group) => phrases.map((terms) => [terms.join(" "), group] as const)),
  );
  const longest = Math.max(1, ...groups.flat().map((terms) => terms.length));

  const said = new MiniSearch<{ id: string; word: string }>({
    fields: ["word"],
    processTerm: (term) => term,
    searchOptions: { prefix: true, fuzzy: (term) => (term.length > 3 ? 0.2 : false) },
  });
  said.addAll([...groupOf.keys()].filter((key) => !key.includes(" ")).map((word) => ({ id: word, word })));

  /** The group of a word that is typed wrongly or not to its end; one that some page has is left as it is. */
  function nearestGroup(term: string, isKnown: (term: string) => boolean): number | undefined {
    if (term.length < 4 || isKnown(term)) return undefined;
    return groupOf.get(said.search(term)[0]?.id);
  }

  /** What a question asks for, phrases before single words; `isKnown` tells whether a page has the word. */
  function meaningsOf(question: string, isKnown: (term: string) => boolean = () => true): Meaning[] {
    const words = wordsOf(question);
    const terms = words.map(termOf);
    const found: Meaning[] = [];
    for (let at = 0; at < terms.length; ) {
      let size = Math.min(longest, terms.length - at);
      while (size > 1 && !groupOf.has(terms.slice(at, at + size).join(" "))) size -= 1;
      const typed = terms.slice(at, at + size);
      const group = groupOf.get(typed.join(" ")) ?? nearestGroup(typed.join(" "), isKnown);
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
    /** The pages known to answer what contains all of their question, the closest question first. */
    bestAnswers(asked: readonly Meaning[]): string[] {
      const keys = new Set(asked.map(({ key }) => key));
      const fitting = known
        .filter((answer) => answer.keys.length > 0 && answer.keys.every((key) => keys.has(key)))
        .sort((a, b) => b.keys.length - a.keys.length);
      return [...new Set(fitting.map(({ page }) => page))].slice(0, mostKnown);
    },
  };
}

/** More than these are no longer the best. */
const mostKnown = 3;
