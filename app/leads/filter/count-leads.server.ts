import type { Queryable } from "#app/database/database.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { type LeadFilter, visibleOwners, walkFiltered } from "./lead-filter.server.ts";

/** How many leads of a filter the viewer sees, `atMost` at most. */
export async function countLeads(
  db: Queryable,
  filter: LeadFilter,
  viewer: Viewer,
  atMost: number,
): Promise<number> {
  const counts = await Promise.all(
    visibleOwners(filter.owner, viewer).map(async (owner) => {
      const { query, key } = await walkFiltered(db, { ...filter, owner });
      // In the order of an index, in which what is looked for stands close together: the due ones, or the newest.
      const isDue = filter.due !== undefined && filter.due.state !== "none";
      const ordered = isDue ? query.orderBy("leads.due_at") : query.orderBy(key, "desc");
      const few = ordered.select("leads.id").limit(atMost).as("few");
      const { leads } = await db
        .selectFrom(few)
        .select(({ fn }) => fn.countAll<number>().as("leads"))
        .executeTakeFirstOrThrow();
      return Number(leads);
    }),
  );
  return Math.min(
    counts.reduce((sum, count) => sum + count, 0),
    atMost,
  );
}
