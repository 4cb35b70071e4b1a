import type { SelectQueryBuilder } from "kysely";
import type { Queryable } from "./database.server.ts";
import type { Tables } from "./tables.ts";

/**
 * How many rows a query finds, at most `atMost`: no more are read, because counting a million rows is slow.
 * @param query selects one column, such as an id
 */
export async function countUpTo<From extends keyof Tables>(
  db: Queryable,
  query: SelectQueryBuilder<Tables, From, object>,
  atMost: number,
): Promise<number> {
  const { count } = await db
    .selectFrom(query.limit(atMost).as("few"))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
