const customProperty = /--[\w-]+/g;
const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * The same styles with custom properties of one or two letters, the most used the shortest. Names that are set from
 * outside the stylesheet would be lost; there are none: the policy allows no style attributes.
 */
export function shortenCustomProperties(css: string): string {
  const uses = new Map<string, number>();
  for (const [name] of css.matchAll(customProperty)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const byUse = [...uses.keys()].sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0));
  const short = new Map(byUse.map((name, at) => [name, `--${shortName(at)}`]));
  return css.replace(customProperty, (name) => short.get(name) ?? name);
}

function shortName(at: number): string {
  const first = Math.floor(at / letters.length) - 1;
  return (letters[first] ?? "") + letters[at % letters.length];
}
