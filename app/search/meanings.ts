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
    searchOptions: { prefix: true, fuzzy: (term) => (term.length > 3 ? 0.2 : false) },
  });
  said.addAll([...groupOf.keys()].filter((key) => !key.includes(" ")).map((word) => ({ id: word, word })));

  /** The group of a misspelt or unfinished word; a word that some page contains is left alone. */
  function nearestGroup(term: string, isKnown: (term: string) => boolean): number | undefined {
    if (term.length < 4 || isKnown(term)) return undefined;
    return groupOf.get(said.search(term)[0]?.id);
  }

  /** The meanings of a question, phrases before single words; `isKnown` says whether a page has the word. */
  function meaningsOf(question: string, isKnown: (term: string) => boolean = () => true): Meaning[] {
    const words = wordsOf(question);
    // "About us" has no word that tells pages apart: only an assigned question is it.
    if (words.length === 0) return [{ key: question.trim().toLowerCase(), typed: [], words: [], others: [] }];
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

/** The number of assigned pages that count as best. */
const maxKnown = 3;
