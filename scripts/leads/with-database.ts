import { type Config, parseConfig } from "#app/config.server.ts";
import { type Database, openDatabase } from "#app/database/database.server.ts";
import { migrate } from "#app/database/migrate.server.ts";

/** Runs a command on the site's database. Returns its exit code; a bad setting is said in one sentence. */
export async function withDatabase(work: (db: Database, config: Config) => Promise<number>): Promise<number> {
  const parsed = parseConfig(process.env);
  if (!parsed.ok) {
    console.error(parsed.problem);
    return 1;
  }
  await using db = await openDatabase(parsed.config.databaseUrl);
  await migrate(db);
  return await work(db, parsed.config);
}
