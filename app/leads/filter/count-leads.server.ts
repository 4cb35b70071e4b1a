import type { Queryable } from "#app/database/database.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { countFew } from "./count-few.server.ts";
import { type LeadFilter, visibleOwners, walkFiltered } from "./lead-filter.server.ts";

/** How many leads of a filter the viewer sees, `atMost` at most. */
export async function countLeads(
  db: Queryable,
  filter: LeadFilter,
  viewer: Viewer,
  atMost: number,
): Promise<number> {
  const isDue = filter.due !== undefined && filter.due.state !== "none";
  const owners = await visibleOwners(db, filter.owner, viewer);
  const queries = await Promise.all(
    owners.map(async (owner) => {
      const { query, key } = await walkFiltered(db, { ...filter, owner });
      // In the order of an index, in which what is looked for stands close together: the due ones, or the newest.
      return isDue ? query.orderBy("leads.due_at") : query.orderBy(key, "desc");
    }),
  );
  return countFew(db, queries, atMost);
}
