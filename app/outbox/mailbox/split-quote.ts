/** Separates a reply from the mail that it quotes. Pure. */

/** The lines that mail programs write above a quotation. */
const introductions = [
  /^(am|on|le|el)\b.{5,200}\b(wrote|schrieb|écrit|escribió)\s?:$/i,
  /^.{5,200}\bwrote:$/i,
  /^.{5,200}ने लिखा\s?:$/,
  /^-{2,}\s?(original message|forwarded message|मूल संदेश)\s?-{2,}$/i,
  /^_{20,}$/,
];
const from = /^(from|von|de|प्रेषक)\s?:\s.+/i;
const about = /^(sent|date|to|subject|gesendet|an|betreff|दिनांक|विषय)\s?:\s.+/i;

/**
 * Splits a mail into its own words and the quotation below. A mail that is only a quotation counts as its own words.
 */
export function splitQuote(text: string): { said: string; quoted: string } {
  const lines = text.split("\n");
  const at = lines.findIndex((_, index) => beginsQuote(lines, index));
  if (at < 0) return { said: text.trim(), quoted: "" };
  const said = lines.slice(0, at).join("\n").trim();
  if (said === "") return { said: text.trim(), quoted: "" };
  return { said, quoted: lines.slice(at).join("\n").trim() };
}

function beginsQuote(lines: readonly string[], index: number): boolean {
  const line = (lines[index] ?? "").trim();
  if (line === "") return false;
  if (introductions.some((pattern) => pattern.test(line))) return true;
  // Some programs break the introduction into two lines.
  const both = `${line} ${(lines[index + 1] ?? "").trim()}`;
  if (/^on\b/i.test(line) && /^on\b.{5,250}\bwrote:$/i.test(both)) return true;
  if (from.test(line) && about.test((lines[index + 1] ?? "").trim())) return true;
  // Otherwise the rest is quoted line by line.
  return (
    line.startsWith(">") && lines.slice(index).every((each) => each.trim() === "" || each.startsWith(">"))
  );
}
