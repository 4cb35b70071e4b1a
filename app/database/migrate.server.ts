import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { BadSetting } from "#app/bad-setting.ts";
import type { Database, Queryable } from "./database.server.ts";
import { migrations } from "./migrations/index.ts";

/**
 * Applies all new migrations in one transaction under a lock: several processes may start at once, and a killed one
 * leaves the schema unchanged. Throws when the database is newer than this program.
 */
export async function migrate(db: Database): Promise<void> {
  if ((await schemaOf(db)) === "current") return;
  const { engine } = db;
  const lock =
    engine === "postgres" ? (await import("./postgres-dialect.server.ts")).lockMigrations : undefined;
  await db.transaction().execute(async (trx) => {
    await lock?.(trx as never);
    const migrator = new Migrator({
      db: trx,
      provider: {
        async getMigrations() {
          // A newer process may have migrated while this one waited for the lock.
          await missingMigrations(trx);
          const all = Object.entries(migrations).map(([name, { up }]) => [
            name,
            { up: (own: Kysely<unknown>) => up(own, engine) },
          ]);
          return Object.fromEntries(all);
        },
      },
      // In order where none has run; one that was finished later than others with higher numbers still runs.
      allowUnorderedMigrations: true,
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  });
}

/** Whether no, some or exactly these migrations have run. Throws like `missingMigrations`. */
export async function schemaOf(db: Database): Promise<"empty" | "older" | "current"> {
  const missing = await missingMigrations(db);
  if (missing.length === 0) return "current";
  return missing.length === Object.keys(migrations).length ? "empty" : "older";
}

/**
 * The migrations that have not run, read without a change or a lock. Throws `BadSetting` when a newer version has
 * migrated the database.
 */
export async function missingMigrations(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`
    .execute(db)
    .catch((error) => {
      if (isMissingTable(error)) return { rows: [] };
      throw error;
    });
  const unknown = rows.find(({ name }) => !(name in migrations));
  if (unknown) throw newerDatabase(unknown.name);
  const run = new Set(rows.map(({ name }) => name));
  return Object.keys(migrations).filter((name) => !run.has(name));
}

/** The error of a query to a table that a later migration makes. */
export function isMissingTable(error: unknown): boolean {
  return /no such table|relation .* does not exist/.test(String(error));
}

function newerDatabase(name: string): Error {
  return new BadSetting(
    `A newer version of this program has migrated the database (${name}): start that version, or restore the backup from before the update.`,
  );
}
