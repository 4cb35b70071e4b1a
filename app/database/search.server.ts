import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
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
type Narrow = (query: LeadQuery) => LeadQuery;

/** Leads in order of creation: the query, the key to sort by, and a given lead's key. */
export type LeadWalk = {
  query: LeadQuery;
  key: RawBuilder<unknown>;
  keyOf: (leadId: string) => RawBuilder<unknown>;
};

/**
 * The leads that match a search: each token is a prefix of a word of the lead, and `narrow` adds other conditions.
 * The planners know too little about word frequency, so we choose the plan: a rare word uses the text index; a common
 * word soon turns up when the list is read in order.
 */
export async function walkLeads(db: Queryable, tokens: readonly string[], narrow: Narrow): Promise<LeadWalk> {
  const all = narrow(db.selectFrom("leads"));
  const inOrder = { query: all, key: sql.ref("leads.id"), keyOf: (leadId: string) => sql`${leadId}` };
  if (tokens.length === 0) return inOrder;
  if (engineOf(db) === "postgres") {
    const matching = (query: LeadQuery) => query.where(postgresMatch(tokens));
    if (await isCommonInPostgres(matching(db.selectFrom("leads"))))
      return { ...inOrder, query: matching(all) };
    return { ...inOrder, query: gatheredFirst(db, matching(all)) };
  }
  if (await isNarrowInSqlite(db, tokens, all)) {
    return { ...inOrder, query: all.where(sql<boolean>`${sql.join(tokens.map(inText), sql` and `)}`) };
  }
  return byTextIndex(db, tokens, narrow);
}

/** This many leads can be read in a few hundredths of a second. */
const many = 10_000;

/** Whether the other conditions leave few leads to read while the text index would return many. */
async function isNarrowInSqlite(db: Queryable, tokens: readonly string[], all: LeadQuery): Promise<boolean> {
  if (!all.toOperationNode().where) return false;
  const { rows } = await sql`select 1 from lead_search where lead_search match ${sqliteWords(tokens)}
    limit 1 offset ${many}`.execute(db);
  if (rows.length === 0) return false;
  const left = await all.select(sql`1`.as("one")).offset(many).limit(1).execute();
  return left.length === 0;
}

// Newest matches first, reading no more of them than requested.
function byTextIndex(db: Queryable, tokens: readonly string[], narrow: Narrow): LeadWalk {
  const query = (db as unknown as Kysely<{ lead_search: object; leads: object }>)
    .selectFrom("lead_search")
    .crossJoin("leads")
    .where(sql<boolean>`leads.seq = lead_search.rowid and lead_search match ${sqliteWords(tokens)}`);
  return {
    query: narrow(query as unknown as LeadQuery),
    key: sql`lead_search.rowid`,
    keyOf: (leadId) => sql`(select seq from leads where id = ${leadId})`,
  };
}

function sqliteWords(tokens: readonly string[]): string {
  return tokens.map((token) => `"${token}"*`).join(" ");
}

// Tokens are letters and digits: LIKE needs no escaping.
function inText(token: string): RawBuilder<boolean> {
  return sql<boolean>`' ' || leads.search || ' ' || leads.conversation like ${`% ${token}%`}`;
}

function postgresMatch(tokens: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`leads.search_tokens @@ ${tokens.map((token) => `'${token}':*`).join(" & ")}::tsquery`;
}

async function isCommonInPostgres(query: LeadQuery): Promise<boolean> {
  const [plan] = await query
    .select("id")
    .explain<{ "QUERY PLAN": { Plan: { "Plan Rows": number } }[] }>("json");
  return (plan?.["QUERY PLAN"][0]?.Plan["Plan Rows"] ?? 0) > many;
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
