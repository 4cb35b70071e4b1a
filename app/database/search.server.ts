import { type RawBuilder, sql } from "kysely";
import type { Queryable } from "./database.server.ts";
import { engineOf } from "./engine.ts";

const maxTokens = 250;
const maxTokenLength = 40;

/**
 * Splits text into search tokens that both databases keep as they are: lower case, without Latin accents. The parts of
 * an e-mail address and of a hyphenated word are tokens of their own.
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

/** A condition on a query of leads: each token is the start of a word of the lead. */
export function leadMatches(db: Queryable, tokens: readonly string[]): RawBuilder<boolean> {
  return engineOf(db) === "postgres"
    ? sql<boolean>`leads.search_tokens @@ ${tokens.map((token) => `'${token}':*`).join(" & ")}::tsquery`
    : sql<boolean>`leads.seq in (${sqliteMatches(tokens)})`;
}

function sqliteMatches(tokens: readonly string[]): RawBuilder<unknown> {
  const query = tokens.map((token) => `"${token}"*`).join(" ");
  return sql`select rowid from lead_search where lead_search match ${query}`;
}
