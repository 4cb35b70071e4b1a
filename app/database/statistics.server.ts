import { sql } from "kysely";
import type { Database } from "./database.server.ts";
import { engineOf } from "./engine.ts";

/** Enough rows of an index to estimate it; the analysis takes milliseconds at any size. */
const rowsLookedAt = 200;

/**
 * Updates SQLite's statistics where tables have changed: without them an exact address is searched in all leads of an
 * owner. PostgreSQL does so by itself. New readers load them at once; readers already open, only after the first
 * analysis.
 */
export async function refreshStatistics(db: Database): Promise<void> {
  if (engineOf(db) !== "sqlite") return;
  await sql`pragma analysis_limit = ${sql.lit(rowsLookedAt)}`.execute(db);
  // All tables, including those this connection has not queried (https://sqlite.org/pragma.html#pragma_optimize).
  await sql`pragma optimize = 0x10002`.execute(db);
}
