import type { ValuePath } from "#app/content/read/source.ts";

/** Every text inside a value, with its path. */
export function* texts(value: unknown, path: ValuePath = []): Generator<{ text: string; path: ValuePath }> {
  if (typeof value === "string") yield { text: value, path };
  else if (Array.isArray(value)) for (const [at, item] of value.entries()) yield* texts(item, [...path, at]);
  else if (value !== null && typeof value === "object") {
    for (const [key, item] of Object.entries(value)) yield* texts(item, [...path, key]);
  }
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
