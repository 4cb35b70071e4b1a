const declaration = /(--[\w-]+):[^;}]*;?/g;
const reference = /var\((--[\w-]+)/g;
const keyframes = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;

const emptyRule = /[^{};]+\{\}/g;

/** The styles without unread custom properties and unused animations. */
export function withoutUnused(css: string): string {
  const read = new Set([...css.matchAll(reference)].map(([, name]) => name));
  const kept = css
    .replace(declaration, (text, name) => (read.has(name) ? text : ""))
    .replace(keyframes, (text, name) => (isRun(css, name) ? text : ""))
    .replaceAll(";}", "}")
    .replace(emptyRule, (text) => (text.startsWith("@layer") ? text : ""));
  // Removing a property may leave others unread.
  return kept.length < css.length ? withoutUnused(kept) : kept;
}

function isRun(css: string, name: string): boolean {
  return new RegExp(`animation[\\w-]*:[^;}]*\\b${name}\\b`).test(css);
}
