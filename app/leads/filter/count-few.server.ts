import type { Queryable } from "#app/database/database.server.ts";
import type { LeadQuery } from "#app/database/search.server.ts";

/** How many leads the queries find together, at most `atMost`; none of them reads further. */
export async function countFew(
  db: Queryable,
  queries: readonly Pick<LeadQuery, "select">[],
  atMost: number,
): Promise<number> {
  const counts = await Promise.all(
    queries.map(async (query) => {
      const few = query.select("leads.id").limit(atMost).as("few");
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
