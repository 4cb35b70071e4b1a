import type { Queryable } from "#app/database/database.server.ts";
import { type Status, statuses, type Viewer } from "#app/leads/lead.ts";
import { type LeadFilter, visibleOwners, walkFiltered } from "./lead-filter.server.ts";

/** Counting stops here: nobody reads the difference, and counting a million rows would take its time. */
export const maxCounted = 1_000;

/** How many leads the viewer sees in each status, `mostCounted` at most; the filter's own status is left aside. */
export async function countByStatus(
  db: Queryable,
  filter: LeadFilter,
  viewer: Viewer,
): Promise<Record<Status, number>> {
  const counts = statuses.map(async (status) => {
    const parts = visibleOwners(filter.owner, viewer).map((owner) => count(db, { ...filter, status, owner }));
    const found = (await Promise.all(parts)).reduce((sum, part) => sum + part, 0);
    return [status, Math.min(found, maxCounted)] as const;
  });
  return Object.fromEntries(await Promise.all(counts)) as Record<Status, number>;
}

async function count(db: Queryable, filter: LeadFilter): Promise<number> {
  const { query } = await walkFiltered(db, filter);
  const few = query.select("leads.id").limit(maxCounted).as("few");
  const row = await db
    .selectFrom(few)
    .select((found) => found.fn.countAll<number>().as("leads"))
    .executeTakeFirstOrThrow();
  return Number(row.leads);
}
