import { type Html, plainText } from "#app/values/markdown.ts";

const wordsAMinute = 220;

/** How long a text takes to read, in minutes. */
export function readingMinutes(html: Html): number {
  const words = plainText(html).split(/\s+/).length;
  return Math.max(1, Math.round(words / wordsAMinute));
}
