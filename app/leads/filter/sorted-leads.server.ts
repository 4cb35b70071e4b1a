import { type RawBuilder, sql } from "kysely";
import { inByteOrder } from "#app/database/byte-order.server.ts";
import type { Queryable } from "#app/database/database.server.ts";
import { engineOf } from "#app/database/engine.ts";
import { inOrderOf } from "#app/database/search.server.ts";
import { openStatuses } from "#app/leads/kinds.ts";
import { type FilterPart, type FilterWalk, isByDue, walkFiltered } from "./lead-filter.server.ts";
import type { LeadSort, SortKey } from "./lead-sort.ts";

export type SortValue = string | number;

/** An order of leads: by the value of an expression, then by id. */
export type LeadOrder = {
  key: RawBuilder<SortValue>;
  /** Undefined for the order of arrival, which is that of the ids. */
  valueOf: (leadId: string) => Promise<SortValue | undefined>;
};

/**
 * The order of a sort; null for the order of arrival. That is the order of the walk, also for each owner and for leads
 * with one value in the column.
 */
export function orderOf(db: Queryable, { by }: LeadSort, filter: FilterPart): LeadOrder | null {
  if (by === "received" || by === "owner" || by === "kind" || isOneValue(by, filter)) return null;
  // If the filter asks for leads with a due time, its index has them in order.
  const isDue = by === "due" && isByDue(filter);
  const key = isDue ? sql<SortValue>`leads.due_at` : expressionOf(db, by, filter);
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

/** Whether all leads of a filter have the same value in a column: the databases would sort them all to find out. */
function isOneValue(by: SortKey, filter: FilterPart): boolean {
  const { form, status, city, source } = filter;
  switch (by) {
    case "form":
      return typeof form === "string";
    case "status":
      return isOneStatus(filter);
    case "city":
      return city !== undefined;
    case "source":
      return source !== undefined;
    case "due":
      // Closed leads are never due.
      return isOneStatus(filter) && !openStatuses.some((open) => open === status);
    default:
      return false;
  }
}

function isOneStatus({ status }: FilterPart): boolean {
  return status !== undefined && status !== "open";
}

/** Leads that are gathered and sorted in a few milliseconds. */
const few = 2_000;

type PlannedWalk = Pick<FilterWalk, "query" | "alike"> & { key: LeadOrder["key"] };

/**
 * The leads of a filter in an order. SQLite's planner cannot tell how rare the conditions are together, so this
 * chooses: few leads are gathered by an index of their conditions and sorted; with many, the index of the order soon
 * fills a page.
 */
export async function planWalk(
  db: Queryable,
  filter: FilterPart,
  by: SortKey,
  { key }: LeadOrder,
): Promise<PlannedWalk> {
  const first = firstColumn(filter, by);
  const walk = await walkFiltered(db, filter);
  if (engineOf(db) === "postgres" || !isNarrowed(filter, by))
    return { ...walk, alike: first === "owner" ? walk.alike : [], key };
  // In the order of the walk: without it the planner takes an index with far more rows to read.
  const inOrder = walk.query.select("leads.id").orderBy(walk.key, "desc");
  const beyond = await inOrder.offset(few).limit(1).execute();
  if (beyond.length > 0) return { ...(await walkFiltered(db, filter, { only: first })), key };
  // The unary plus stops the planner from using the index of the order.
  const gathered = db.selectFrom("leads").where("leads.id", "in", inOrder.limit(few));
  return { query: gathered, alike: [], key: sql<SortValue>`+${key}` };
}

/** The column of the filter with which the index of an order begins. */
function firstColumn(filter: FilterPart, by: SortKey): "owner" | "status" | "kind" {
  // Won leads stand behind the many without a value, and a kind has few of the forms.
  if (by === "value" && isOneStatus(filter)) return "status";
  return by === "form" && filter.kind ? "kind" : "owner";
}

/**
 * Whether there are conditions beyond those that match most leads; one on the sorted column has the order in its own
 * index.
 */
function isNarrowed(filter: FilterPart, by: SortKey): boolean {
  const { form, kind, status, city, source, campaign, landingPage, answered, tag, due, today, from, until } =
    filter;
  const own = {
    status,
    form,
    city,
    source,
    due: due ?? (isByDue(filter) ? today : undefined),
    name: undefined,
    updated: undefined,
    received: undefined,
    value: undefined,
    owner: undefined,
    kind,
  }[by];
  const others = [
    form,
    kind,
    status,
    city,
    source,
    campaign,
    landingPage,
    answered,
    tag,
    due,
    today,
    from,
    until,
  ];
  return own === undefined && others.some((value) => value !== undefined);
}

/** The part of a walk after a lead in this order, with its value to merge by. */
export function walkInOrder(
  { query, alike, key }: PlannedWalk,
  { from, isAscending }: { from: { id: string; value: SortValue } | undefined; isAscending: boolean },
) {
  const way = isAscending ? "asc" : "desc";
  const than = sql.raw(isAscending ? ">" : "<");
  const behind = from
    ? query.where(sql<boolean>`(${key}, leads.id) ${than} (${from.value}, ${from.id})`)
    : query;
  return inOrderOf(behind.select(key.as("sort_value")), [...alike, key, sql.ref("leads.id")], way);
}

/** Compares as both databases do: numbers as numbers, texts by their bytes. */
export function compareValues(a: SortValue, b: SortValue): number {
  return typeof a === "number" && typeof b === "number"
    ? a - b
    : Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)));
}

/** As written in the indexes of the migrations. */
function expressionOf(
  db: Queryable,
  by: Exclude<SortKey, "received" | "owner" | "kind">,
  filter: FilterPart,
): RawBuilder<SortValue> {
  switch (by) {
    case "updated":
      return sql`leads.updated_at`;
    case "due":
      return sql`coalesce(leads.due_at, 8640000000000000)`;
    case "value":
      return isOneStatus(filter)
        ? sql`coalesce(leads.value_paise, -2)`
        : sql`coalesce(leads.value_paise, -1)`;
    case "status":
      return sql`leads.status`;
    case "form":
      return sql`leads.form`;
    default:
      return inByteOrder(db, `leads.${by}`);
  }
}
