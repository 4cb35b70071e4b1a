import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Queryable } from "./database.server.ts";
import { engineOf } from "./engine.ts";
import type { Tables } from "./tables.ts";

const maxTokens = 250;
const maxTokenLength = 40;

/**
 * Splits texts into search tokens that both databases keep as they are: lower case, without Latin accents. The parts
 * of an e-mail address and of a hyphenated word are tokens of their own.
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

type LeadQuery = SelectQueryBuilder<Tables, "leads", object>;
type Narrow = (query: LeadQuery) => LeadQuery;

/** Leads in the order of their creation: what to select from, the key to order by, and that key of a given lead. */
export type LeadWalk = {
  query: LeadQuery;
  key: RawBuilder<unknown>;
  keyOf: (leadId: string) => RawBuilder<unknown>;
};

/**
 * The leads that a search finds: each token is the start of a word of the lead, and `narrow` adds other conditions.
 * The databases' planners know too little of a word's frequency, so the way is chosen here: a rare word leads to its
 * leads by the text index; a common word is soon met when the list is read in its order.
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

/** So many leads are read in a few hundredths of a second. */
const many = 10_000;

/** Whether the other conditions leave few leads to look at, and the text index would give many. */
async function isNarrowInSqlite(db: Queryable, tokens: readonly string[], all: LeadQuery): Promise<boolean> {
  if (!all.toOperationNode().where) return false;
  const { rows } = await sql`select 1 from lead_search where lead_search match ${sqliteWords(tokens)}
    limit 1 offset ${many}`.execute(db);
  if (rows.length === 0) return false;
  const left = await all.select(sql`1`.as("one")).offset(many).limit(1).execute();
  return left.length === 0;
}

// The newest matches come first, and no more of them are read than are asked for.
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

// Tokens are letters and digits: nothing in them means anything to LIKE.
function inText(token: string): RawBuilder<boolean> {
  return sql<boolean>`' ' || leads.search like ${`% ${token}%`}`;
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

// All matches are gathered before they are put in order: left to itself the planner reads the list from its newest
// lead until it has a page of matches, and a word that nobody uses makes it read everything.
function gatheredFirst(db: Queryable, query: LeadQuery): LeadQuery {
  const gathered = db.with(
    (cte) => cte("found").materialized(),
    () => query.selectAll("leads"),
  );
  return gathered.selectFrom("found as leads") as unknown as LeadQuery;
}
