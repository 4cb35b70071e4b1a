import { sql } from "kysely";
import type { Queryable } from "#app/database/database.server.ts";
import { type Status, statuses, type Viewer } from "#app/leads/lead.ts";
import { type LeadFilter, visibleOwners, walkFiltered } from "./lead-filter.server.ts";

/** Counting stops here: the difference beyond does not matter, and counting a million rows is slow. */
export const maxCounted = 1_000;

/** How many leads the viewer sees in each status, `maxCounted` at most; the filter's own status is left aside. */
export async function countByStatus(
  db: Queryable,
  filter: LeadFilter,
  viewer: Viewer,
): Promise<Record<Status, number>> {
  const counts = Object.fromEntries(statuses.map((status) => [status, 0])) as Record<Status, number>;
  // Each part stops by itself, which a count with "group by" would not.
  const parts = statuses.flatMap((status) =>
    visibleOwners(filter.owner, viewer).map((owner) => countOf(db, { ...filter, status, owner })),
  );
  const [first, ...others] = await Promise.all(parts);
  if (!first) return counts;
  for (const { status, leads } of await first.query.unionAll(others.map(({ query }) => query)).execute())
    counts[status] = Math.min(counts[status] + Number(leads), maxCounted);
  return counts;
}

/** One part of the count. Inside an object: a query that is awaited by itself would run. */
async function countOf(db: Queryable, filter: LeadFilter & { status: Status }) {
  const { query } = await walkFiltered(db, filter);
  const few = query.select("leads.id").limit(maxCounted).as("few");
  return {
    query: db
      .selectFrom(few)
      .select(({ fn }) => [sql.lit(filter.status).as("status"), fn.countAll<number>().as("leads")]),
  };
}
