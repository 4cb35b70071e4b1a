import { content, ofContent } from "#app/content/content.server.ts";
import { searchDocuments } from "./documents.server.ts";
import { createIndex, type Found, searchIndex, writeIndex } from "./site-index.ts";

const siteIndex = ofContent(({ search }) => createIndex(searchDocuments(), search));

/** Searches the whole site and tolerates typing errors. An empty query finds nothing. */
export function searchSite(query: string): Found[] {
  return searchIndex(siteIndex(), query);
}

/** The same index for the browser, as JSON. */
export function indexForBrowser(): string {
  return writeIndex(siteIndex(), content.search);
}
