import { indexForBrowser } from "#app/search/search.server.ts";

/** `/search-index.json`: what the search dialog loads when it is first opened. */
export function loader() {
  return new Response(indexForBrowser(), { headers: { "Content-Type": "application/json; charset=utf-8" } });
}
