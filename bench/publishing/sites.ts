import {
  endPostgres,
  newServerFolder,
  postgresUrl,
  quitPostgres,
  removePostgres,
  startPostgres,
} from "#tests/support/postgres-server.ts";
import { type SiteProcess, startSite } from "../../scripts/site-process.ts";

export type Engine = "SQLite" | "PostgreSQL";

const port = 4640;

/**
 * Servers on one database: one on SQLite, as many as wanted on PostgreSQL.
 * @param dataDirs their data folders; new temporary folders by default
 * @param more further environment variables
 */
export async function startSites(
  engine: Engine,
  count: number,
  dataDirs: string[] = [],
  more: Record<string, string> = {},
) {
  const folder = engine === "PostgreSQL" ? newServerFolder() : undefined;
  if (folder) {
    process.once("exit", () => quitPostgres(folder));
    await startPostgres(folder);
  }
  const postgres = folder && {
    DATABASE_URL: postgresUrl(folder, "postgres"),
    APP_SECRET: "of-the-drill-of-publishing-0123456789abcdef",
  };
  const env: Record<string, string> = { ...postgres, ...more };
  const sites: SiteProcess[] = [];
  for (let at = 0; at < count; at++) {
    const dataDir = dataDirs[at];
    sites.push(await startSite({ port: port + at, env, ...(dataDir ? { dataDir } : {}) }));
  }
  const [{ dataDir }] = sites as [SiteProcess];
  return {
    sites,
    /** The environment of a command on the first server's machine. */
    env: { ...env, DATA_DIR: dataDir },
    async restart(at: number): Promise<void> {
      const old = sites[at] as SiteProcess;
      sites[at] = await startSite({ port: port + at, env, dataDir: old.dataDir });
    },
    /** Ends PostgreSQL without notice. */
    async loseDatabase(): Promise<void> {
      if (folder) await endPostgres(folder, "SIGKILL");
    },
    async bringDatabaseBack(): Promise<void> {
      if (folder) await startPostgres(folder);
    },
    async stop(): Promise<void> {
      for (const site of sites) await site.kill("SIGTERM");
      if (folder) await removePostgres(folder);
    },
  };
}
