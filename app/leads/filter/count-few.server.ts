import { countUpTo } from "#app/database/count-up-to.server.ts";
import type { Queryable } from "#app/database/database.server.ts";
import type { LeadQuery } from "#app/database/search.server.ts";

/** How many leads the queries find together, at most `atMost`; none of them reads further. */
export async function countFew(
  db: Queryable,
  queries: readonly Pick<LeadQuery, "select">[],
  atMost: number,
): Promise<number> {
  const counts = await Promise.all(queries.map((query) => countUpTo(db, query.select("leads.id"), atMost)));
  return Math.min(
    counts.reduce((sum, count) => sum + count, 0),
    atMost,
  );
}
