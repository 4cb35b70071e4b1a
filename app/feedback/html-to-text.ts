const inline = /^\/?(a|abbr|b|bdi|em|font|i|mark|s|small|span|strong|sub|sup|u)$/i;
const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/**
 * The text of hostile HTML. Nothing is parsed into elements: tags are removed in one pass, and the rest is plain text
 * that must be escaped wherever it is shown.
 */
export function htmlToText(html: string): string {
  const parts: string[] = [];
  let at = 0;
  let close = -1;
  while (at < html.length) {
    const open = html.indexOf("<", at);
    if (open < 0) break;
    if (close < open) close = html.indexOf(">", open);
    if (close < 0) break;
    if (!/[a-z/!?]/i.test(html.charAt(open + 1))) {
      parts.push(html.slice(at, open + 1));
      at = open + 1;
      continue;
    }
    const tag = /^\/?[a-z0-9]*/i.exec(html.slice(open + 1, open + 20))?.[0] ?? "";
    parts.push(html.slice(at, open), inline.test(tag) ? "" : "\n");
    at = close + 1;
  }
  parts.push(html.slice(at));
  return parts.join("").replace(/&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,4});/gi, decoded);
}

function decoded(entity: string, body: string): string {
  if (!body.startsWith("#")) return named[body.toLowerCase()] ?? entity;
  const code = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number(body.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
}
