import { sql } from "kysely";
import type { Database } from "./database.server.ts";
import { engineOf } from "./engine.ts";

/** So many rows of an index tell what it is like: an analysis takes milliseconds, however many there are. */
const rowsLookedAt = 200;

/**
 * Tells SQLite what its tables hold, where that has changed: without it an exact address is searched in all leads of an
 * owner. PostgreSQL does it by itself. New readers know it at once, those that are open when it has been told first.
 */
export async function refreshStatistics(db: Database): Promise<void> {
  if (engineOf(db) !== "sqlite") return;
  await sql`pragma analysis_limit = ${sql.lit(rowsLookedAt)}`.execute(db);
  // All tables, also those that this connection has not asked yet (https://sqlite.org/pragma.html#pragma_optimize).
  await sql`pragma optimize = 0x10002`.execute(db);
}
