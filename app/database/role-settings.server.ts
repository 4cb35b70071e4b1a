import { sql } from "kysely";
import type { Database, Queryable } from "./database.server.ts";
import { engineOf } from "./engine.ts";
import { lockNames } from "./rows.server.ts";

const notAllowed = "42501";

/**
 * Sets settings for this role in this database, for statements outside a transaction: a pooler in transaction mode
 * gives each of them another session and does not forward session settings. The operator's own settings are kept.
 * Takes effect in new sessions.
 * @returns whether something was set
 */
export async function setRoleSettings(db: Database, wanted: Record<string, number>): Promise<boolean> {
  try {
    return await db.transaction().execute(async (trx) => {
      await lockNames(trx, ["settings of the role"]);
      const set = await namesSet(trx);
      const missing = Object.entries(wanted).filter(([name]) => !set.has(name));
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(trx);
      for (const [name, value] of missing) {
        await sql`alter role current_user in database ${sql.id(rows[0]?.name ?? "")}
          set ${sql.id(name)} = ${sql.lit(value)}`.execute(trx);
      }
      return missing.length > 0;
    });
  } catch (error) {
    // `unboundedStatements` then tells the operator at start-up what an administrator must do.
    if ((error as { code?: string }).code === notAllowed) return false;
    throw error;
  }
}

/**
 * PostgreSQL's default cost of a random page is that of a spinning disk: at a million leads it then reads a hundred
 * thousand in order rather than use an index. On other disks and in memory such a page costs hardly more.
 * @returns the setting to make; none if the operator has made one
 */
export async function costOfPages(db: Queryable): Promise<Record<string, number>> {
  const { rows } = await sql<{ is_shipped: boolean }>`
    select current_setting('random_page_cost')::float = 4 as is_shipped`.execute(db);
  return rows[0]?.is_shipped ? { random_page_cost: 1.1 } : {};
}

/** One sentence when the database has no time-out for statements outside a transaction. */
export async function unboundedStatements(db: Database): Promise<string | undefined> {
  if (engineOf(db) !== "postgres") return undefined;
  const { rows } = await sql<{ longest: string; role: string; name: string }>`
    select current_setting('statement_timeout') as longest, current_user as role, current_database() as name`.execute(
    db,
  );
  const [found] = rows;
  if (found?.longest !== "0") return undefined;
  return `PostgreSQL has no time-out for long statements: ask an administrator to run ALTER ROLE "${found.role}" IN DATABASE "${found.name}" SET statement_timeout = '5s'; and RECONNECT the pooler, if there is one.`;
}

async function namesSet(db: Queryable): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select split_part(unnest(setconfig), '=', 1) as name from pg_db_role_setting
    where setrole = (select oid from pg_roles where rolname = current_user)
      and setdatabase = (select oid from pg_database where datname = current_database())`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
