import type { Queryable } from "#app/database/database.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { countFew } from "./count-few.server.ts";
import { isByTextIndex, type LeadFilter, visibleParts, walkFiltered } from "./lead-filter.server.ts";

/** How many leads of a filter the viewer sees, `atMost` at most. */
export async function countLeads(
  db: Queryable,
  filter: LeadFilter,
  viewer: Viewer,
  atMost: number,
): Promise<number> {
  const isDue = filter.due !== undefined && filter.due.state !== "none" && !isByTextIndex(db, filter);
  const parts = await visibleParts(db, filter, viewer);
  const queries = await Promise.all(
    parts.map(async (part) => {
      const { query, key } = await walkFiltered(db, part);
      // In the order of an index, in which what is looked for stands close together: the due ones, or the newest.
      return isDue ? query.orderBy("leads.due_at") : query.orderBy(key, "desc");
    }),
  );
  return countFew(db, queries, atMost);
}
