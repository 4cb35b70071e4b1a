import { content } from "#app/content/content.server.ts";
import { calendarPath, pageOfSeries } from "#app/events/sessions.ts";

/** Paths of documents that the build prerenders. */
export function prerenderedDocuments(): string[] {
  return [...new Set(content.paths())];
}

/** Files that routes generate from content only. */
export function prerenderedFiles(): string[] {
  const cardPictures = content.navigation.menus.map(({ section }) => `/menu/${section}.svg`);
  const sessions = content.events.filter(
    ({ begun, series }) => !begun && pageOfSeries(content.pages, series),
  );
  return [...filesForMachines, "/menu/words.json", ...cardPictures, ...sessions.map(calendarPath)];
}

const filesForMachines = [
  "/robots.txt",
  "/sitemap.xml",
  "/blog.rss",
  "/blog.atom",
  "/llms.txt",
  "/site.webmanifest",
  "/search-index.json",
  "/service-worker.js",
];
