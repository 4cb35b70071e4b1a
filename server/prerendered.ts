import { content } from "#app/content/content.server.ts";

/** Paths whose documents are known when the site is built. */
export function prerenderedDocuments(): string[] {
  return content.pages.map(({ path }) => path);
}

/** Files that routes make out of content alone. */
export function prerenderedFiles(): string[] {
  const cardPictures = content.navigation.menus.map(({ section }) => `/menu/${section}.svg`);
  return ["/robots.txt", "/menu/words.json", ...cardPictures];
}
