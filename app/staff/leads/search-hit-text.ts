import type { SearchHit } from "#app/leads/filter/search-hits.server.ts";

/** What each place that a search looks in is called. */
export const places: Record<SearchHit["where"], string> = {
  note: "In a note",
  call: "In a call",
  chat: "In a chat",
  mail: "In a mail",
  answer: "In an answer",
};

/** Where a search found a lead that does not show it, as one line of text. */
export function hitText({ where, before, found, after }: SearchHit): string {
  return `${places[where]}: ${before}${found}${after}`;
}
