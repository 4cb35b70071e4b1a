import { searchDocuments } from "./documents.server.ts";
import { createIndex, type Found, searchIndex } from "./site-index.ts";

let index: ReturnType<typeof createIndex> | undefined;

/** Searches the whole site, forgiving a wrong letter. An empty query finds nothing. */
export function searchSite(query: string): Found[] {
  index ??= createIndex(searchDocuments());
  return searchIndex(index, query);
}

/** The index for the browser as JSON: titles, headings and descriptions; the words of the texts stay here. */
export function indexForBrowser(): string {
  return JSON.stringify(createIndex(searchDocuments().map((document) => ({ ...document, text: "" }))));
}
