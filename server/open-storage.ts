import { accessSync, constants, mkdirSync } from "node:fs";
import { BadSetting } from "#app/bad-setting.ts";
import { type Config, withoutPassword } from "#app/config.server.ts";
import { type Database, openDatabase } from "#app/database/database.server.ts";
import { migrate, schemaOf } from "#app/database/migrate.server.ts";
import { requireSameSecret } from "#app/links/secret-check.server.ts";

/** Opens and migrates the database. */
export async function openReadyStorage(config: Config): Promise<Database> {
  const db = await openUnmigratedStorage(config);
  await migrate(db);
  return db;
}

/**
 * Opens the database as it is, to migrate it later: once it is migrated, its version does not start any more. Throws
 * `BadSetting` if a newer version has migrated it or if it is used with another secret.
 */
export async function openUnmigratedStorage(config: Config): Promise<Database> {
  const db = await openStorage(config);
  await schemaOf(db);
  await requireSameSecret(db, config);
  return db;
}

/** Creates the data folder and opens the database; throws `BadSetting` with a sentence that names the wrong setting. */
export async function openStorage({ dataDir, databaseUrl }: Config): Promise<Database> {
  try {
    // Only the site's user may read the mails, or even list their names and times.
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new BadSetting(`DATA_DIR "${dataDir}" is not a folder that can be written (${codeOf(error)}).`, {
      cause: error,
    });
  }
  try {
    return await openDatabase(databaseUrl);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BadSetting(`DATABASE_URL "${withoutPassword(databaseUrl)}" cannot be opened: ${reason}.`, {
      cause: error,
    });
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
