import { content } from "#app/content/content.server.ts";
import { calendarPath, pageOfSeries } from "#app/events/session.ts";

/** Paths whose documents are known when the site is built. */
export function prerenderedDocuments(): string[] {
  return [...new Set(content.paths())];
}

/** Files that routes make out of content alone. */
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
