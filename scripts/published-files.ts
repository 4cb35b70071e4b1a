import { existsSync } from "node:fs";
import type { Config } from "#app/config.server.ts";
import type { ContentFiles } from "#app/content/publish/content-files.ts";
import { latestRelease, releaseFiles } from "#app/content/publish/content-releases.server.ts";
import { openDatabase, sqlitePath } from "#app/database/database.server.ts";
import { isMissingTable } from "#app/database/migrate.server.ts";
import { isPostgres } from "#app/url-settings.server.ts";

/**
 * The files of the newest published release, as an update needs them before it: an older version may be using the
 * database, so that no data and no table is changed. Undefined if there are none, or if they cannot be read here; that is reported.
 */
export async function publishedFiles({ databaseUrl }: Config): Promise<ContentFiles | undefined> {
  // Opening a missing database would create it.
  if (!isPostgres(databaseUrl) && !existsSync(sqlitePath(databaseUrl))) return undefined;
  try {
    await using db = await openDatabase(databaseUrl);
    const latest = await latestRelease(db);
    return latest && (await releaseFiles(db, latest.id));
  } catch (error) {
    if (isMissingTable(error)) return undefined;
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`The published content cannot be read here (${reason}): the start makes its release.`);
    return undefined;
  }
}
