import { Kysely, type Transaction as KyselyTransaction } from "kysely";
import type { Tables } from "./tables.ts";

/** A database or a transaction: what a query function takes first. */
export type Queryable = Kysely<Tables>;
export type Transaction = KyselyTransaction<Tables>;

/** Storage cannot be reached, is locked or is full. Callers answer 503 with `Retry-After: retryAfterS`. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
  readonly retryAfterS = 5;
}

/** The open database. It is a Kysely instance; `await using` or `destroy()` closes it cleanly. */
export class Database extends Kysely<Tables> {
  /** For better-auth: `{ db: database, type: database.engine, transaction: true }`. */
  readonly engine: "sqlite" | "postgres" = "sqlite";

  /** Resolves when a query was answered, throws `DatabaseUnavailable` otherwise. */
  async checkHealth(): Promise<void> {}
}

/** Opens SQLite (`file:` URL or a path) or PostgreSQL (`postgres://`) and refuses settings that could lose data. */
export async function openDatabase(_url: string): Promise<Database> {
  throw new Error("openDatabase is being written");
}

/** Brings the schema up to date under a lock. */
export async function migrate(_db: Database): Promise<void> {}

export function isUniqueViolation(_error: unknown): boolean {
  return false;
}
