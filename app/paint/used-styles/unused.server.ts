const declaration = /(--[\w-]+):[^;}]*;?/g;
const reference = /var\((--[\w-]+)/g;
const keyframes = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;

/** Removes unused custom properties and animations from styles. */
export function withoutUnused(css: string): string {
  const read = new Set([...css.matchAll(reference)].map(([, name]) => name));
  const kept = css
    .replace(declaration, (text, name) => (read.has(name) ? text : ""))
    .replace(keyframes, (text, name) => (isRun(css, name) ? text : ""))
    .replaceAll(";}", "}");
  // Repeats, because removing a property may leave others unused.
  return kept.length < css.length ? withoutUnused(kept) : kept;
}

function isRun(css: string, name: string): boolean {
  return new RegExp(`animation[\\w-]*:[^;}]*\\b${name}\\b`).test(css);
}
