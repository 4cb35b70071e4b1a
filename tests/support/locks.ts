import { sql } from "kysely";
import type { Database } from "#app/database/database.server.ts";

/** A transaction of another process, which never ends itself when two wait for each other. */
export async function openTransaction(db: Database) {
  const transaction = await db.startTransaction().execute();
  await sql`set local deadlock_timeout = '1min'`.execute(transaction);
  return {
    sql: (...parts: Parameters<typeof sql>) => sql(...parts).execute(transaction),
    end: () => transaction.commit().execute(),
  };
}

/** How many queries wait for a row or name that another transaction holds; only PostgreSQL knows. */
export async function waiting(db: Database): Promise<number> {
  const found = await sql<{ count: string }>`
    select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    db,
  );
  return Number(found.rows[0]?.count);
}
