import type { Kysely } from "kysely";

export type Engine = "sqlite" | "postgres";

/** Which database a Kysely instance or transaction speaks to. Only files of this folder may ask. */
// biome-ignore lint/suspicious/noExplicitAny: any schema
export function engineOf(db: Kysely<any>): Engine {
  // Asked of the adapter and not of its class: the bundle has its own copy of Kysely's classes.
  return "sqliteThreads" in db.getExecutor().adapter ? "sqlite" : "postgres";
}
