import {
  type Expression,
  type Kysely,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from "kysely";
import type { Queryable } from "./database.server.ts";
import { engineOf } from "./engine.ts";
import type { Tables } from "./tables.ts";

const maxTokens = 250;
const maxTokenLength = 40;

/**
 * Splits texts into search tokens that both databases leave unchanged: lower case, without Latin accents. The parts
 * of an e-mail address and of a hyphenated word become separate tokens.
 */
export function searchTokens(texts: readonly string[]): string[] {
  const plain = texts
    .join(" ")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
  const words = plain.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, maxTokenLength)))].slice(0, maxTokens);
}

export type LeadQuery = SelectQueryBuilder<Tables, "leads", object>;
export type Condition = Expression<SqlBool>;

/**
 * Conditions of a search besides words. Each `indexed` condition has an index that finds its leads without reading
 * them.
 */
export type LeadConditions = { indexed: readonly Condition[]; others: readonly Condition[] };

/** Leads in order of creation: the query, the key to sort by, and a given lead's key. */
export type LeadWalk = {
  query: LeadQuery;
  key: RawBuilder<unknown>;
  keyOf: (leadId: string) => RawBuilder<unknown>;
};

/** A query ordered by several keys in one direction. */
export function inOrderOf<Found>(
  query: SelectQueryBuilder<Tables, "leads", Found>,
  keys: readonly RawBuilder<unknown>[],
  way: "asc" | "desc",
): SelectQueryBuilder<Tables, "leads", Found> {
  return keys.reduce((ordered, key) => ordered.orderBy(key, way), query);
}

/**
 * The leads that match a search, under conditions: each token is a prefix of a word of the lead. The planners know too
 * little about word frequency, so this chooses the plan: PostgreSQL finds a common word soon when it reads the list in
 * order; SQLite's text index is in that order itself.
 */
export async function walkLeads(
  db: Queryable,
  tokens: readonly string[],
  { indexed, others }: LeadConditions,
): Promise<LeadWalk> {
  const all = under(db.selectFrom("leads"), [...indexed, ...others]);
  const inOrder = { query: all, key: sql.ref("leads.id"), keyOf: (leadId: string) => sql`${leadId}` };
  if (tokens.length === 0) return inOrder;
  if (engineOf(db) === "sqlite") {
    const narrow = await narrowInSqlite(db, tokens, indexed);
    const rest = [...indexed.filter((condition) => !narrow.includes(condition)), ...others];
    return byTextIndex(db, tokens, { narrow, rest });
  }
  const { byIndex, byReading } = postgresMatch(tokens);
  if ((await estimateInPostgres(db, byIndex)) > many) return { ...inOrder, query: all.where(byReading) };
  return { ...inOrder, query: gatheredFirst(db, all.where(byIndex)) };
}

/**
 * The leads that match a search, for counting, where any of them will do: for a common word PostgreSQL's text index is
 * faster than reading in order. Undefined if the walk is as fast.
 */
export async function searchedToCount(
  db: Queryable,
  tokens: readonly string[],
): Promise<LeadQuery | undefined> {
  if (tokens.length === 0 || engineOf(db) === "sqlite") return undefined;
  const { byIndex } = postgresMatch(tokens);
  if ((await estimateInPostgres(db, byIndex)) > tooManyToCount) return undefined;
  // The offset keeps the planner from using indexes of outer conditions, which match half of all leads.
  const matching = db.selectFrom("leads").where(byIndex).selectAll().offset(0).as("leads");
  return db.selectFrom(matching) as unknown as LeadQuery;
}

/** The leads of a query that meet all conditions. */
export function under(query: LeadQuery, conditions: readonly Condition[]): LeadQuery {
  return conditions.reduce((narrowed, condition) => narrowed.where(condition), query);
}

/** This many leads can be read in a few hundredths of a second. */
const many = 10_000;
/** The text index finds this many in a few hundredths of a second; more common words are met soon in the list. */
const tooManyToCount = 50_000;
/** A condition met by more than one lead in this many is met by one of the next matches. */
const oneIn = 20;

/**
 * The conditions met by so few leads that reading a common word's matches would be in vain. Each is counted alone in
 * its own index: together they could only be counted by reading leads.
 */
async function narrowInSqlite(
  db: Queryable,
  tokens: readonly string[],
  indexed: readonly Condition[],
): Promise<readonly Condition[]> {
  if (indexed.length === 0) return [];
  const { rows } = await sql`select 1 from lead_search where lead_search match ${sqliteWords(tokens)}
    limit 1 offset ${many}`.execute(db);
  if (rows.length === 0) return [];
  const few = sql<number>`(select max(seq) / ${sql.lit(oneIn)} from leads)`;
  const beyond = await Promise.all(
    indexed.map((condition) =>
      db.selectFrom("leads").select(sql`1`.as("one")).where(condition).offset(few).limit(1).execute(),
    ),
  );
  return indexed.filter((_, index) => beyond[index]?.length === 0);
}

/**
 * The newest matches, no more than asked for. The numbers of leads that narrow conditions match are gathered first;
 * only these leads are read for the other conditions. The unary plus keeps the planner from searching the text index
 * once for each number.
 */
function byTextIndex(
  db: Queryable,
  tokens: readonly string[],
  { narrow, rest }: { narrow: readonly Condition[]; rest: readonly Condition[] },
): LeadWalk {
  const query = (db as unknown as Kysely<{ lead_search: object; leads: object }>)
    .selectFrom("lead_search")
    .crossJoin("leads")
    .where(sql<boolean>`leads.seq = lead_search.rowid and lead_search match ${sqliteWords(tokens)}`);
  const among = narrow.map(
    (condition) => sql<boolean>`+lead_search.rowid in (select leads.seq from leads where ${condition})`,
  );
  return {
    query: under(query as unknown as LeadQuery, [...among, ...rest]),
    key: sql`lead_search.rowid`,
    keyOf: (leadId) => sql`(select seq from leads where id = ${leadId})`,
  };
}

function sqliteWords(tokens: readonly string[]): string {
  return tokens.map((token) => `"${token}"*`).join(" ");
}

/**
 * The planner underestimates a common word in the text index; it cannot use that index for the function behind `@@`.
 */
function postgresMatch(tokens: readonly string[]) {
  // Tokens are letters and digits, so they need no quoting.
  const words = tokens.map((token) => `'${token}':*`).join(" & ");
  return {
    byIndex: sql<boolean>`leads.search_tokens @@ ${words}::tsquery`,
    byReading: sql<boolean>`ts_match_vq(leads.search_tokens, ${words}::tsquery)`,
  };
}

/** The number of leads with the words, by PostgreSQL's statistics. */
async function estimateInPostgres(db: Queryable, byIndex: Condition): Promise<number> {
  const [plan] = await db
    .selectFrom("leads")
    .where(byIndex)
    .select("id")
    .explain<{ "QUERY PLAN": { Plan: { "Plan Rows": number } }[] }>("json");
  return plan?.["QUERY PLAN"][0]?.Plan["Plan Rows"] ?? 0;
}

// Gathers all matches before sorting them: otherwise the planner scans the list from the newest lead until it has a
// page of matches, and a word without matches makes it scan everything.
function gatheredFirst(db: Queryable, query: LeadQuery): LeadQuery {
  const gathered = db.with(
    (cte) => cte("found").materialized(),
    () => query.selectAll("leads"),
  );
  return gathered.selectFrom("found as leads") as unknown as LeadQuery;
}
