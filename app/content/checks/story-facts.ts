import type { Authored } from "#app/content/read/authored.ts";
import type { Problem } from "#app/content/read/source.ts";

const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const tens = "twenty thirty forty fifty sixty seventy eighty ninety";
const words = new Map([
  ...small.split(" ").map((word, at): [string, string] => [word, `${at}`]),
  ...tens.split(" ").map((word, at): [string, string] => [word, `${10 * (at + 2)}`]),
]);

/** Reports a fact of a case study whose number is not in its text, so that the two cannot come to differ. */
export function inventedFacts({ stories }: Authored): Problem[] {
  return [...stories.values()].flatMap(({ source, value, text }) => {
    const stated = new Set(numbersIn(text.html.__html.replace(/<[^>]*>/g, " ")));
    return (value.facts ?? []).flatMap(({ figure }, at) =>
      numbersIn(figure).every((number) => stated.has(number))
        ? []
        : source.problem(["facts", at, "figure"], `\`${figure}\` is not in the text of the case study`),
    );
  });
}

/** The numbers of a text, written in figures or in a word: `1,200`, `twelve`. */
function numbersIn(text: string): string[] {
  return [...text.toLowerCase().matchAll(/\d[\d,]*\d|\d|[a-z]+/g)].flatMap(([found]) => {
    const number = /\d/.test(found) ? found : words.get(found);
    return number ?? [];
  });
}
