import { type Kysely, PostgresAdapter } from "kysely";

export type Engine = "sqlite" | "postgres";

/** Which database a Kysely instance or transaction speaks to. Only files of this folder may ask. */
// biome-ignore lint/suspicious/noExplicitAny: any schema
export function engineOf(db: Kysely<any>): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
}
