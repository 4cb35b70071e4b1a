/** Control characters, and the two line separators that some programs take for line breaks. */
const controls = /[\p{Cc}\u2028\u2029]/u;
const controlsBesidesLines = /(?![\n\t])[\p{Cc}\u2028\u2029]/u;

/** Marks that turn the writing direction round or cannot be seen. The joiners of Indian scripts stay. */
const invisible = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** One line: composed, trimmed, single spaces; undefined when it holds line breaks or other control characters. */
export function oneLine(typed: string): string | undefined {
  const line = composed(typed).replaceAll("\t", " ");
  return controls.test(line) ? undefined : line.trim().replace(/\s+/g, " ");
}

/** Several lines with plain line breaks; undefined when it holds other control characters. */
export function manyLines(typed: string): string | undefined {
  const lines = composed(typed)
    .replace(/\r\n?/g, "\n")
    .replace(/[\u2028\u2029]/g, "\n")
    .trim();
  return controlsBesidesLines.test(lines) ? undefined : lines;
}

/** Whether a name or value holds U+0000, which nobody types and PostgreSQL takes in no text. */
export function holdsNul(entries: Iterable<[string, string]>): boolean {
  return [...entries].flat().some((text) => text.includes("\0"));
}

export function withoutNul(text: string): string {
  return text.replaceAll("\0", "");
}

/** Whether nothing of it can be seen: white space, invisible marks, joiners with nothing to join. */
export function isBlank(typed: string): boolean {
  return !/[^\s\p{Default_Ignorable_Code_Point}]/u.test(typed);
}

/** Whatever was sent, as text that can be stored and shown: control characters gone, at most `max` characters. */
export function bluntText(sent: string, max: number): string {
  const lines = composed(sent.slice(0, max)).replace(/\r\n?|[\u2028\u2029]/g, "\n");
  return lines.replace(/(?![\n\t])\p{Cc}/gu, "").trim();
}

function composed(typed: string): string {
  return typed.toWellFormed().normalize("NFC").replace(invisible, "");
}
