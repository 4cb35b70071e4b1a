import { type Config, parseConfig } from "#app/config.server.ts";
import type { Database } from "#app/database/database.server.ts";
import { migrate } from "#app/database/migrate.server.ts";
import { isBadSetting } from "#server/bad-setting.ts";
import { openStorage } from "#server/open-storage.ts";

/** The settings and the database that a command works on. A bad setting ends it with the sentence that names it. */
export async function openSite(): Promise<{ config: Config; db: Database }> {
  const parsed = parseConfig(process.env);
  if (!parsed.ok) return end(parsed.problem);
  const db = await openStorage(parsed.config).catch((error) => {
    if (isBadSetting(error)) return end(error.message);
    throw error;
  });
  await migrate(db);
  return { config: parsed.config, db };
}

function end(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
