import type { SearchHit } from "#app/leads/filter/search-hits.server.ts";

const places: Record<SearchHit["where"], string> = {
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

/** The same below what a row shows, with what was found marked. */
export function HitLine({ hit: { where, before, found, after } }: { hit: SearchHit }) {
  return (
    <small className="hit">
      {places[where]}: {before}
      <mark>{found}</mark>
      {after}
    </small>
  );
}
