import MiniSearch from "minisearch";
import { stemmer } from "stemmer";

const common = new Set(
  (
    "a about an and any are as at be by can could did do does for from get give give have hi how i if in is it me my need no of on or our " +
    "please show tell that the there these this to up us want was we what when where which who why will with you your " +
    "हूँ है हैं का की के को में से और क्या कैसे मुझे मेरा मेरी मेरे कहाँ कहां पर ka ki ke ko kya kaise hai mera meri mujhe kahan"
  ).split(" "),
);

const split = MiniSearch.getDefault("tokenize");

/** A word for comparison: without accents and capitals; null for stop words. */
export function plainWord(word: string): string | null {
  const plain = alreadyPlain.test(word) ? word : withoutAccents(word);
  return plain === "" || common.has(plain) ? null : plain;
}

/** Most words of an index. */
const alreadyPlain = /^[a-z0-9]+$/;

function withoutAccents(word: string): string {
  // Some people type the nukta of Devanagari, others leave it out.
  return word
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u093c'’]/g, "")
    .toLowerCase();
}

/** The stem of all forms of a plain word: lease, leases, leased and leasing are one. */
export const termOf: (plain: string) => string = stemmer;

/** The words of a text without stop words. */
export function wordsOf(text: string): string[] {
  return split(text.replace(/['’]/g, ""), "").flatMap((word: string) => plainWord(word) ?? []);
}
