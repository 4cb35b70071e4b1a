import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import pino from "pino";
import { parseConfig } from "#app/config.server.ts";
import { sqlitePath } from "#app/database/database.server.ts";
import { type Bundle, documentsFile, loadBundle } from "./app-bundle.ts";
import { copyEmptySqlite } from "./databases.ts";
import { testFolder } from "./test-folder.ts";

type Options = {
  /** Additional settings, by their names in the environment. */
  env?: Record<string, string>;
  /** A fixed present. */
  now?: Date;
  /** `postgres://...`, or "sqlite" for a new file. Without one, using the database throws. */
  database?: string;
};

type Running = Pick<Awaited<ReturnType<Bundle["startServices"]>>, "expectContent" | "takeUpContent">;

export type TestApp = Awaited<ReturnType<typeof testApp>>;

/**
 * The shipped application as a function of a request: `await using app = await testApp()`, then
 * `await app.fetch("/blog")`. A logged error goes to `console.error` and so fails the test.
 */
export async function testApp({ env = {}, now, database }: Options = {}) {
  const bundle = await loadBundle();
  const dataDir = mkdtempSync(join(testFolder, "site-test-"));
  const settings = { HOST: "127.0.0.1", DATA_DIR: dataDir, ...env };
  const parsed = parseConfig(
    database && database !== "sqlite" ? { ...settings, DATABASE_URL: database } : settings,
  );
  if (!parsed.ok) throw new Error(parsed.problem);
  const { config } = parsed;
  if (database === "sqlite") await copyEmptySqlite(sqlitePath(config.databaseUrl));
  const log = pino({ level: "error" }, { write: (line) => console.error(line) });
  // The PDFs as they are shipped; from the sources one takes half as long again.
  const forMails = { documents: await documentsFile() };
  const started = database ? await bundle.startServices(config, log, { forMails }) : undefined;
  const services: ReturnType<Bundle["buildTimeServices"]> & Partial<Running> =
    started ?? bundle.buildTimeServices(config);
  if (now) services.now = () => now;
  const app = bundle.createApp(services);
  return {
    bundle,
    config,
    services,
    /** `path` with its query. Does not follow redirects. */
    fetch(path: string, init?: RequestInit & { address?: string }): Promise<Response> {
      const { address = "127.0.0.1", ...rest } = init ?? {};
      return app.fetch(new Request(config.siteUrl + path, rest), { address });
    },
    async [Symbol.asyncDispose]() {
      await started?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
