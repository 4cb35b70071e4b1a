import { isBadSetting } from "#app/bad-setting.ts";
import { type Config, parseConfig } from "#app/config.server.ts";
import type { Database } from "#app/database/database.server.ts";
import { migrate } from "#app/database/migrate.server.ts";
import { checkSecret } from "#app/links/secret-check.server.ts";
import { openStorage } from "#server/open-storage.ts";
import { beginWork, end } from "./command.ts";

/**
 * Opens the settings and the database for a command. Exits on a bad setting, including a secret other than the
 * database's, with a sentence that names it.
 * @param secret "any": it need not be the database's; "none": it need not be set
 * @param open how the database is opened
 */
export async function openSite(
  secret: "of the database" | "any" | "none" = "of the database",
  open: (config: Config) => Promise<Database> = openStorage,
): Promise<{ config: Config; db: Database }> {
  beginWork();
  const parsed = parseConfig(secret === "none" ? withSomeSecret(process.env) : process.env);
  if (!parsed.ok) return end(parsed.problem);
  const { config } = parsed;
  try {
    const db = await open(config);
    await migrate(db);
    if (secret === "of the database") await checkSecret(db, config);
    return { config, db };
  } catch (error) {
    if (isBadSetting(error)) return end(error.message);
    throw error;
  }
}

/** For a command that does not use the secret. */
function withSomeSecret(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, APP_SECRET: env.APP_SECRET?.trim() || "-".repeat(32) };
}
