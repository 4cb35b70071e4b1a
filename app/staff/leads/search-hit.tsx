import type { SearchHit } from "#app/leads/filter/search-hits.server.ts";
import { places } from "./search-hit-text.ts";

/** Where a search found a lead that does not show it, below the row, with what was found marked. */
export function HitLine({ hit: { where, before, found, after } }: { hit: SearchHit }) {
  return (
    <small className="hit">
      {places[where]}: {before}
      <mark>{found}</mark>
      {after}
    </small>
  );
}
