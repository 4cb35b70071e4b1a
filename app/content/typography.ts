/** Code blocks, code spans, link targets and tags: what stays as it was typed. */
const asTyped = String.raw`\`\`\`[\s\S]*?\`\`\`|\`[^\`\n]*\`|\]\([^)\n]*\)|<[^>\n]*>`;

const signs = new RegExp(String.raw`${asTyped}|["']|\.{3}|(?<=\S) - (?=\S)`, "g");

/**
 * Sets typed text as a typographer would: curly quotation marks and apostrophes, an en dash for a hyphen
 * between spaces, an ellipsis for three dots. Code spans, code blocks and link targets stay as typed.
 */
export function typographic(typed: string): string {
  return typed.replace(signs, (found, at) => {
    if (found === "...") return "…";
    if (found === " - ") return " – ";
    if (found !== '"' && found !== "'") return found;
    const opens = /(^|[\s([{/–—“‘])[*_]*$/.test(typed.slice(Math.max(0, at - 4), at));
    if (found === '"') return opens ? "“" : "”";
    return opens ? "‘" : "’";
  });
}

const months = "January|February|March|April|May|June|July|August|September|October|November|December";
const spaceAfterFigure = new RegExp(
  String.raw`${asTyped}|(?<=\d) (?=(?:[GT]B|mm|kg|lakh|crore)\b)|(?<=\b\d\d?) (?=(?:${months})\b)`,
  "g",
);

/** Keeps a figure on the line of its unit, and a day on that of its month. */
export function unbroken(typed: string): string {
  return typed.replace(spaceAfterFigure, (found) => (found === " " ? "\u00a0" : found));
}
