import { type Kysely, sql } from "kysely";
import { type MigrationProvider, Migrator, type MigratorProps } from "kysely/migration";
import { BadSetting } from "#app/bad-setting.ts";
import type { Database } from "./database.server.ts";
import { migrations } from "./migrations/index.ts";

/**
 * Applies all new migrations in one transaction under a lock: several processes may start at once, and a killed one
 * leaves the schema unchanged. Throws when the database is newer than this program.
 */
export async function migrate(db: Database): Promise<void> {
  if (await isCurrent(db)) return;
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
  if (engine === "sqlite") return run(migrator(db, provider));
  const { lockMigrations } = await import("./postgres-dialect.server.ts");
  await db.transaction().execute(async (trx) => {
    await lockMigrations(trx as never);
    await run(migrator(trx, provider));
  });
}

/** Whether exactly these migrations have run: the usual start then reads no more of the schema and takes no lock. */
async function isCurrent(db: Database): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`
    .execute(db)
    .catch((error) => {
      if (isMissingTable(error)) return { rows: [] };
      throw error;
    });
  return rows.length === Object.keys(migrations).length && rows.every(({ name }) => name in migrations);
}

/** A database without any migration. */
function isMissingTable(error: unknown): boolean {
  return /no such table|relation .* does not exist/.test(String(error));
}

/** In order where none has run; one that was finished later than others with higher numbers still runs. */
function migrator(db: MigratorProps["db"], provider: MigrationProvider): Migrator {
  return new Migrator({ db, provider, allowUnorderedMigrations: true });
}

async function run(migrator: Migrator): Promise<void> {
  const { error } = await migrator.migrateToLatest();
  if (error) throw newerDatabase(error) ?? error;
}

function newerDatabase(error: unknown): Error | undefined {
  const [, unknownHere] = /previously executed migration (\S+) is missing/.exec(String(error)) ?? [];
  if (!unknownHere) return undefined;
  const sentence = `A newer version of this program has migrated the database (${unknownHere}): start that version, or restore the backup from before the update.`;
  return new BadSetting(sentence, { cause: error });
}
