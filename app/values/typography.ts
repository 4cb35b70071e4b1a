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
const units = "[GT]B|mm|kg|lakh|crore|million|per cent|words?|minutes?|hours?|days?|weeks?|months?|years?";
const space = String.raw`[ \u00a0]`;
const tiedSpace = new RegExp(
  [
    asTyped,
    String.raw`(?<=\d) (?=(?:${units})\b)`,
    String.raw`(?<=\d per) (?=cent\b)`,
    String.raw`(?<=\bMicrosoft) (?=365\b)`,
    String.raw`(?<=\b\d\d?) (?=(?:${months})\b)`,
    String.raw`(?<=\+91[\d ]*) (?=\d)`,
    String.raw`(?<=\d)${space}(?=[ap]m\b)|(?<=\d${space}[ap]m)${space}(?=to \d)|(?<=\d${space}[ap]m to)${space}(?=\d)`,
    String.raw`(?<=(?:^|, )\d{1,4}) (?=[A-Z][a-z])`,
    // And on to the second word of its name.
    String.raw`(?<=(?:^|, )\d{1,4}${space}[A-Z][a-z]{1,9}) (?=[A-Z][a-z]{1,9}(?:,|$))`,
    " (?=[–·] )",
  ].join("|"),
  "g",
);

/**
 * Keeps a figure on the line of its unit or product, a day on that of its month, a house on that of its street, a phone
 * number and the hours from one time to another on one, and lets no line begin with a dash or a middle dot.
 */
export function unbroken(typed: string): string {
  return typed.replace(tiedSpace, (found) => (found === " " ? "\u00a0" : found));
}
