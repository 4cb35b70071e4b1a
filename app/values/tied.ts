import { escapeHtml } from "./escape-html.ts";
import type { Html } from "./markdown.ts";
import { unbroken } from "./typography.ts";

const shortCompound =
  /<(code|pre)\b[\s\S]*?<\/\1>|<[^>]*>|(?<![\p{L}\d-])[\p{L}\d]+(?:-\p{L}+)+(?![\p{L}\d-])/gu;

/** Characters of a compound that is not broken at its hyphen. */
const longestTied = 12;

/**
 * Keeps short compounds (e-mail, 24-hour, day-to-day) of a rendered line together: lines stand in narrow columns. Not with
 * a hyphen that does not break: the typeface has none, and a search in the page would not find the word.
 */
export function tied(html: string): string {
  return html.replace(shortCompound, (found) =>
    found.startsWith("<") || found.length > longestTied ? found : `<span class="tied">${found}</span>`,
  );
}

/** Plain words as they are shown, such as those of a heading: compounds and figures with their units keep together. */
export function tiedWords(words: string): Html {
  return { __html: tied(escapeHtml(unbroken(words))) };
}
