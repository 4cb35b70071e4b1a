import type { Kysely } from "kysely";

export type Engine = "sqlite" | "postgres";

/** The engine behind a Kysely instance or transaction. For this folder only. */
// biome-ignore lint/suspicious/noExplicitAny: any schema
export function engineOf(db: Kysely<any>): Engine {
  // Checks the adapter, not its class: the bundle has its own copy of Kysely's classes.
  return "sqliteThreads" in db.getExecutor().adapter ? "sqlite" : "postgres";
}
