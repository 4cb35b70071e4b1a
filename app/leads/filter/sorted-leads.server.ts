import { type RawBuilder, sql } from "kysely";
import { inByteOrder } from "#app/database/byte-order.server.ts";
import type { Queryable } from "#app/database/database.server.ts";
import { engineOf } from "#app/database/engine.ts";
import type { LeadWalk } from "#app/database/search.server.ts";
import { type FilterPart, walkFiltered } from "./lead-filter.server.ts";
import type { LeadSort, SortKey } from "./lead-sort.ts";

export type SortValue = string | number;

/** How leads are put in order: by the value of an expression, and among equal values by id. */
export type LeadOrder = {
  key: RawBuilder<SortValue>;
  /** Undefined: by time of arrival alone, which the id holds. */
  valueOf: (leadId: string) => Promise<SortValue | undefined>;
};

/** The order of a sort; null for the time of arrival, in which the walk itself goes, also that of each owner. */
export function orderOf(db: Queryable, { by }: LeadSort, { due }: Pick<FilterPart, "due">): LeadOrder | null {
  if (by === "received" || by === "owner") return null;
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

/** So many leads are gathered and sorted in a few milliseconds. */
const few = 3_000;

type PlannedWalk = { query: LeadWalk["query"]; key: LeadOrder["key"] };

/**
 * The leads of a filter to be read in an order. SQLite's planner knows too little of how rare the conditions are together, so
 * we choose: few leads are gathered by an index of their conditions and sorted; of many, a page soon turns up in the
 * index of the order.
 */
export async function planWalk(
  db: Queryable,
  filter: FilterPart,
  by: SortKey,
  { key }: LeadOrder,
): Promise<PlannedWalk> {
  const walk = await walkFiltered(db, filter);
  if (engineOf(db) === "postgres" || !isNarrowed(filter, by)) return { query: walk.query, key };
  const beyond = await walk.query.select("leads.id").offset(few).limit(1).execute();
  // The unary plus keeps the index of the order away, or those of the conditions.
  if (beyond.length === 0) return { query: walk.query, key: sql<SortValue>`+${key}` };
  return { query: (await walkFiltered(db, filter, { isHidden: true })).query, key };
}

/** Whether other conditions hold than those that leave most leads; one on the sorted column has the order in its own index. */
function isNarrowed(filter: FilterPart, by: SortKey): boolean {
  const { form, kind, status, city, source, campaign, landingPage, answered, tag, due, from, until } = filter;
  const own = {
    status,
    form,
    city,
    source,
    due,
    name: undefined,
    updated: undefined,
    received: undefined,
    value: undefined,
    owner: undefined,
  }[by];
  const others = [form, kind, status, city, source, campaign, landingPage, answered, tag, due, from, until];
  return own === undefined && others.some((value) => value !== undefined);
}

/** The part of a walk behind a lead in this order, with its value to merge by. */
export function walkInOrder(
  { query, key }: PlannedWalk,
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
function expressionOf(db: Queryable, by: Exclude<SortKey, "received" | "owner">): RawBuilder<SortValue> {
  switch (by) {
    case "updated":
      return sql`leads.updated_at`;
    case "due":
      return sql`coalesce(leads.due_at, 8640000000000000)`;
    case "value":
      return sql`coalesce(leads.value_paise, -1)`;
    case "status":
      return sql`leads.status`;
    case "form":
      return sql`leads.form`;
    default:
      return inByteOrder(db, `leads.${by}`);
  }
}
