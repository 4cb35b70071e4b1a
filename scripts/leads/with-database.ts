import type { Config } from "#app/config.server.ts";
import type { Database } from "#app/database/database.server.ts";
import { openSite } from "../open-site.ts";

/** Runs a command on the site's database. Returns its exit code. */
export async function withDatabase(work: (db: Database, config: Config) => Promise<number>): Promise<number> {
  const { db: opened, config } = await openSite();
  await using db = opened;
  return await work(db, config);
}
