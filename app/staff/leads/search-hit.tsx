import type { SearchHit } from "#app/leads/filter/search-hits.server.ts";
import { places } from "./search-hit-text.ts";

/** The same below the row, with the match marked. */
export function HitLine({ hit: { where, before, found, after } }: { hit: SearchHit }) {
  return (
    <small className="hit">
      {places[where]}: {before}
      <mark>{found}</mark>
      {after}
    </small>
  );
}
