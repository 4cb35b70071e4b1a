import { existsSync } from "node:fs";
import { BadSetting, isBadSetting } from "#app/bad-setting.ts";
import { type Config, parseConfig, withoutPassword } from "#app/config.server.ts";
import { type Database, sqlitePath } from "#app/database/database.server.ts";
import { migrate, missingMigrations, schemaOf } from "#app/database/migrate.server.ts";
import { checkSecret } from "#app/links/secret-check.server.ts";
import { isPostgres } from "#app/url-settings.server.ts";
import { openStorage } from "#server/open-storage.ts";
import { beginWork, end } from "./command.ts";

type Opening = {
  /** "any": it need not be the database's; "none": it need not be set. */
  secret?: "of the database" | "any" | "none";
  /**
   * "of an older version too": for commands that use only the published content, so that content which a new version
   * refuses can be corrected before its first start; "or a new one": makes it if it does not exist.
   */
  database?: "of this version" | "of an older version too" | "of this version, or a new one";
  /** How the database is opened. */
  open?: (config: Config) => Promise<Database>;
};

/** Those of the tables of the published content. */
const contentMigrations = [
  "0025-content-releases",
  "0026-content-servers",
  "0058-content-candidates",
  "0070-sent-releases",
];

type Site = { config: Config; db: Database; isNew: boolean };

/**
 * Opens the settings and the database for a command. Exits on a bad setting, including a secret other than the
 * database's, with a sentence that names it. Does not bring the database up to date: the version that serves would not
 * start with it after that.
 */
export async function openSite(opening: Opening = {}): Promise<Site> {
  beginWork();
  const parsed = parseConfig(opening.secret === "none" ? withSomeSecret(process.env) : process.env);
  if (!parsed.ok) return end(parsed.problem);
  try {
    return await openFor(parsed.config, opening);
  } catch (error) {
    if (isBadSetting(error)) return end(error.message);
    throw error;
  }
}

async function openFor(config: Config, { secret, database, open = openStorage }: Opening): Promise<Site> {
  const { databaseUrl } = config;
  const mayMake = database === "of this version, or a new one";
  // To open it would create it.
  const isMissing = !isPostgres(databaseUrl) && !existsSync(sqlitePath(databaseUrl));
  if (isMissing && !mayMake) throw noDatabase(databaseUrl);
  const db = await open(config);
  const isNew = (await schemaOf(db)) === "empty";
  if (isNew && !mayMake) throw noDatabase(databaseUrl);
  if (isNew) await migrate(db);
  const missing = await missingMigrations(db);
  const needed = database === "of an older version too" ? contentMigrations : missing;
  if (missing.some((name) => needed.includes(name))) throw olderDatabase(databaseUrl);
  if (secret === undefined || secret === "of the database") await checkSecret(db, config);
  return { config, db, isNew };
}

function noDatabase(url: string): BadSetting {
  return new BadSetting(
    `There is no database of a site at ${withoutPassword(url)}: set DATABASE_URL or DATA_DIR as the site has them. A new site creates its database when it starts.`,
  );
}

function olderDatabase(url: string): BadSetting {
  return new BadSetting(
    `The database ${withoutPassword(url)} is from an older version of this program: run the command in the folder of that version, or start the site here first, which brings the database up to date.`,
  );
}

/** For a command that does not use the secret. */
function withSomeSecret(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, APP_SECRET: env.APP_SECRET?.trim() || "-".repeat(32) };
}
