import { plainWord, termOf } from "./terms.ts";

/** Indexed words per text; more would make the index larger and its results vaguer. */
const most = 60;

/**
 * The most distinctive words of each text, best first: frequent here and rare elsewhere. Words that only one text has are
 * always included while there is room.
 */
export function distinctiveWords(texts: readonly string[]): string[] {
  const termOfWord = rememberedTerms();
  const counted = texts.map((text) => countTerms(text, termOfWord));
  const places = new Map<string, number>();
  for (const terms of counted) for (const term of terms.keys()) places.set(term, (places.get(term) ?? 0) + 1);
  const weight = ([term, { count }]: [string, Counted]) =>
    Math.min(count, 4) * Math.log(texts.length / (places.get(term) ?? 1) + 0.01);
  return counted.map((terms) =>
    [...terms]
      .sort((a, b) => weight(b) - weight(a))
      .slice(0, most)
      .map(([, { word }]) => word)
      .join(" "),
  );
}

type Counted = { word: string; count: number };

/** By term, how often a text uses a word and its first spelling. */
function countTerms(text: string, termOfWord: (word: string) => string | null): Map<string, Counted> {
  const terms = new Map<string, Counted>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? []) {
    const term = termOfWord(word);
    if (!term) continue;
    const known = terms.get(term);
    if (known) known.count += 1;
    else terms.set(term, { word, count: 1 });
  }
  return terms;
}

/** Caches terms: the texts of a site use mostly the same few thousand words. */
function rememberedTerms(): (word: string) => string | null {
  const known = new Map<string, string | null>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    const plain = plainWord(word);
    const term = plain && termOf(plain);
    known.set(word, term);
    return term;
  };
}
