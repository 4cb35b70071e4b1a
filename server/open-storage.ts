import { accessSync, constants, mkdirSync } from "node:fs";
import { BadSetting } from "#app/bad-setting.ts";
import { type Config, withoutPassword } from "#app/config.server.ts";
import { type Database, openDatabase } from "#app/database/database.server.ts";

/** Makes the data folder and opens the database, or throws `BadSetting` with the sentence that names the culprit. */
export async function openStorage({ dataDir, databaseUrl }: Config): Promise<Database> {
  try {
    // Names and times of mails are nobody else's business, what is in the files even less.
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
