import type { Kysely } from "kysely";
import type { Engine } from "#app/database/engine.ts";

/**
 * Counts of attempts slide as they do in memory: each row has the count of the window before, and how long a window is.
 * Rows of the previous version, and its own counters of sign-ins, stay for a day: twice the default.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const milliseconds = engine === "sqlite" ? "integer" : "bigint";
  await db.schema
    .alterTable("rate_limits")
    .addColumn("window_ms", milliseconds, (column) => column.notNull().defaultTo(12 * 60 * 60_000))
    .execute();
  await db.schema
    .alterTable("rate_limits")
    .addColumn("hits_before", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
