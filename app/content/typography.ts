/**
 * Sets typed text as a typographer would: curly quotation marks and apostrophes, an en dash for a hyphen
 * between spaces, an ellipsis for three dots. Code spans, code blocks and link targets stay as typed.
 */
export function typographic(typed: string): string {
  return typed.replace(
    /```[\s\S]*?```|`[^`\n]*`|\]\([^)\n]*\)|<[^>\n]*>|["']|\.{3}|(?<=\S) - (?=\S)/g,
    (found, at) => {
      if (found === "...") return "…";
      if (found === " - ") return " – ";
      if (found !== '"' && found !== "'") return found;
      const opens = /(^|[\s([{/–—“‘])[*_]*$/.test(typed.slice(Math.max(0, at - 4), at));
      if (found === '"') return opens ? "“" : "”";
      return opens ? "‘" : "’";
    },
  );
}
