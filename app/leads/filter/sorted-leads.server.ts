import { type RawBuilder, sql } from "kysely";
import { inByteOrder } from "#app/database/byte-order.server.ts";
import type { Queryable } from "#app/database/database.server.ts";
import type { LeadWalk } from "#app/database/search.server.ts";
import type { LeadFilter } from "./lead-filter.server.ts";
import type { LeadSort, SortKey } from "./lead-sort.ts";

export type SortValue = string | number;

/** How leads are put in order: by the value of an expression, and among equal values by id. */
export type LeadOrder = {
  key: RawBuilder<SortValue>;
  /** Undefined: by time of arrival alone, which the id holds. */
  valueOf: (leadId: string) => Promise<SortValue | undefined>;
};

/** The order of a sort; null for the time of arrival, in which the walk itself goes. */
export function orderOf(db: Queryable, { by }: LeadSort, { due }: Pick<LeadFilter, "due">): LeadOrder | null {
  if (by === "received") return null;
  // Where only leads with a due time are asked for, the index of the filter has them in order.
  const isDue = by === "due" && due !== undefined && due.state !== "none";
  const key = isDue ? sql<SortValue>`leads.due_at` : expressionOf(db, by);
  return {
    key,
    async valueOf(leadId) {
      const row = await db
        .selectFrom("leads")
        .select(key.as("value"))
        .where("id", "=", leadId)
        .executeTakeFirst();
      return row?.value;
    },
  };
}

/** The part of a walk behind a lead in this order, with its value to merge by. */
export function walkInOrder(
  { query }: LeadWalk,
  { key }: LeadOrder,
  { from, isAscending }: { from: { id: string; value: SortValue } | undefined; isAscending: boolean },
) {
  const way = isAscending ? "asc" : "desc";
  const than = sql.raw(isAscending ? ">" : "<");
  const behind = from
    ? query.where(sql<boolean>`(${key}, leads.id) ${than} (${from.value}, ${from.id})`)
    : query;
  return behind.select(key.as("sort_value")).orderBy(key, way).orderBy("leads.id", way);
}

/** Compares as both databases do: numbers as numbers, texts by their bytes. */
export function compareValues(a: SortValue, b: SortValue): number {
  return typeof a === "number" && typeof b === "number"
    ? a - b
    : Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)));
}

/** As in the indexes of the migration. */
function expressionOf(db: Queryable, by: Exclude<SortKey, "received">): RawBuilder<SortValue> {
  switch (by) {
    case "updated":
      return sql`leads.updated_at`;
    case "due":
      return sql`coalesce(leads.due_at, 8640000000000000)`;
    case "status":
      return sql`leads.status`;
    case "form":
      return sql`leads.form`;
    default:
      return inByteOrder(db, `leads.${by}`);
  }
}
