import type { SearchHit } from "#app/leads/filter/search-hits.server.ts";

/** The names of the places that a search looks in. */
export const places: Record<SearchHit["where"], string> = {
  note: "In a note",
  call: "In a call",
  chat: "In a chat",
  mail: "In a mail",
  answer: "In an answer",
};

/** Where a search matched a lead whose row does not show it, as one line of text. */
export function hitText({ where, before, found, after }: SearchHit): string {
  return `${places[where]}: ${before}${found}${after}`;
}
