import { sql } from "kysely";
import type { Queryable } from "#app/database/database.server.ts";
import { inOrderOf } from "#app/database/search.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { countFew } from "./count-few.server.ts";
import {
  filteredToCount,
  isByDue,
  isByTextIndex,
  type LeadFilter,
  visibleParts,
  walkFiltered,
} from "./lead-filter.server.ts";

/** How many leads of a filter the viewer sees, at most `atMost`. */
export async function countLeads(
  db: Queryable,
  filter: LeadFilter,
  viewer: Viewer,
  atMost: number,
): Promise<number> {
  const isDue = isByDue(filter) && !isByTextIndex(db, filter);
  const parts = await visibleParts(db, filter, viewer);
  const queries = await Promise.all(
    parts.map(async (part) => {
      if (!isDue) return filteredToCount(db, part);
      // In the order of an index in which the due ones are neighbours.
      const { query, alike } = await walkFiltered(db, part);
      return inOrderOf(query, [...alike, sql.ref("leads.due_at")], "asc");
    }),
  );
  return countFew(db, queries, atMost);
}
