import { sql } from "kysely";
import type { Queryable } from "#app/database/database.server.ts";
import { statesOf } from "#app/leads/kinds.ts";
import type { Kind, Status, Viewer } from "#app/leads/lead.ts";
import { type LeadFilter, visibleOwners, walkFiltered } from "./lead-filter.server.ts";
import { maxCounted } from "./max-counted.ts";

type StatusCount = { status: Status; count: number };

/**
 * How many leads of a kind the viewer sees in each of its states and in spam, `maxCounted` at most; the filter's own
 * status is left aside.
 */
export async function countByStatus(
  db: Queryable,
  filter: LeadFilter,
  kind: Kind,
  viewer: Viewer,
): Promise<StatusCount[]> {
  const statuses: Status[] = [...statesOf(kind).map(({ status }) => status), "spam"];
  const counts = new Map(statuses.map((status) => [status, 0]));
  // Each part stops by itself, which a count with "group by" would not.
  const parts = statuses.flatMap((status) =>
    visibleOwners(filter.owner, viewer).map((owner) => countOf(db, { ...filter, kind, status, owner })),
  );
  const [first, ...others] = await Promise.all(parts);
  if (first) {
    const found = await first.query.unionAll(others.map(({ query }) => query)).execute();
    for (const { status, leads } of found)
      counts.set(status, Math.min((counts.get(status) ?? 0) + Number(leads), maxCounted));
  }
  return [...counts].map(([status, count]) => ({ status, count }));
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
