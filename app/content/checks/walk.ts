import type { ValuePath } from "#app/content/read/source.ts";

export type FoundText = { text: string; path: ValuePath };

/** Several checks walk the same values, which are thousands. */
const walked = new WeakMap<object, readonly FoundText[]>();

/** Every text inside a value that does not change, with its path. */
export function texts(value: unknown): readonly FoundText[] {
  if (typeof value !== "object" || value === null) return collect(value, []);
  const found = walked.get(value) ?? collect(value, []);
  walked.set(value, found);
  return found;
}

function collect(value: unknown, path: ValuePath, found: FoundText[] = []): FoundText[] {
  if (typeof value === "string") found.push({ text: value, path });
  else if (Array.isArray(value))
    for (const [at, item] of value.entries()) collect(item, [...path, at], found);
  else if (value !== null && typeof value === "object")
    for (const [key, item] of Object.entries(value)) collect(item, [...path, key], found);
  return found;
}

/** A link in content. `card`: the target's title and description are shown with it. */
export type FoundLink = { to: string; path: ValuePath; card: boolean };

/** Every link of a checked value: the keys `to` and `link`, lists of paths, and links in Markdown. */
export function* linksIn(value: unknown): Generator<FoundLink> {
  for (const { text, path } of texts(value)) {
    const key = path.at(-1);
    const listKey = typeof key === "number" ? path.at(-2) : undefined;
    if (key === "to" || key === "link") yield { to: text, path, card: false };
    else if (listKey === "pages" || listKey === "related" || listKey === "services")
      yield { to: text, path, card: true };
    else if (key === "__html")
      for (const to of hrefs(text)) yield { to, path: path.slice(0, -1), card: false };
  }
}

/** The targets of the links in rendered HTML. */
export function hrefs(html: string): string[] {
  return [...html.matchAll(/<a href="([^"]*)"/g)].map((match) => (match[1] ?? "").replaceAll("&amp;", "&"));
}
