import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { BadSetting } from "#app/bad-setting.ts";
import type { Database } from "./database.server.ts";
import { migrations } from "./migrations/index.ts";

/**
 * Brings the schema up to date, all new migrations in one transaction under a lock: several processes may start at
 * once, and one that is killed leaves the schema as it was. Throws when the database is newer than this program.
 */
export async function migrate(db: Database): Promise<void> {
  const { engine } = db;
  const provider = {
    getMigrations: async () =>
      Object.fromEntries(
        Object.entries(migrations).map(([name, { up }]) => [
          name,
          { up: (trx: Kysely<unknown>) => up(trx, engine) },
        ]),
      ),
  };
  const { error } = await db.connection().execute(async (connection) => {
    const migrator = new Migrator({ db: connection, provider });
    if (engine === "sqlite") return migrator.migrateToLatest();
    // A migration of a large table may take longer than a query may.
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(connection);
    const usual = rows[0]?.statement_timeout ?? "0";
    await sql`select set_config('statement_timeout', '0', false)`.execute(connection);
    const result = await migrator.migrateToLatest();
    await sql`select set_config('statement_timeout', ${usual}, false)`.execute(connection);
    return result;
  });
  if (error) throw newerDatabase(error) ?? error;
}

function newerDatabase(error: unknown): Error | undefined {
  const [, unknownHere] = /previously executed migration (\S+) is missing/.exec(String(error)) ?? [];
  if (!unknownHere) return undefined;
  const sentence = `A newer version of this program has migrated the database (${unknownHere}): start that version, or restore the backup from before the update.`;
  return new BadSetting(sentence, { cause: error });
}
