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

/** Leads in the order of their creation: what to select from, the key to order by, and that key of a given lead. */
export type LeadWalk = {
  query: SelectQueryBuilder<Tables, "leads", object>;
  key: RawBuilder<unknown>;
  keyOf: (leadId: string) => RawBuilder<unknown>;
};

/** The leads in which each token is the start of a word; all leads when there is no token. */
export function walkLeads(db: Queryable, tokens: readonly string[]): LeadWalk {
  const query = db.selectFrom("leads");
  const walk = { query, key: sql.ref("leads.id"), keyOf: (leadId: string) => sql`${leadId}` };
  if (tokens.length === 0) return walk;
  if (engineOf(db) === "sqlite") return sqliteWalk(db, tokens);
  const words = tokens.map((token) => `'${token}':*`).join(" & ");
  return { ...walk, query: query.where(sql<boolean>`leads.search_tokens @@ ${words}::tsquery`) };
}

// The text index leads, so that the newest matches of a common word are found without reading all of them.
function sqliteWalk(db: Queryable, tokens: readonly string[]): LeadWalk {
  const words = tokens.map((token) => `"${token}"*`).join(" ");
  const query = (db as unknown as Kysely<{ lead_search: object; leads: object }>)
    .selectFrom("lead_search")
    .crossJoin("leads")
    .where(sql<boolean>`leads.seq = lead_search.rowid and lead_search match ${words}`);
  return {
    query: query as unknown as LeadWalk["query"],
    key: sql`lead_search.rowid`,
    keyOf: (leadId) => sql`(select seq from leads where id = ${leadId})`,
  };
}
