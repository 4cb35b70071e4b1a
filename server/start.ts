import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { BadSetting, endStart } from "#app/bad-setting.ts";
import { createApp } from "./app.ts";
import { builtForOthers, readBuildRecord } from "./build-record.ts";
import { configOrExit } from "./config-or-exit.ts";
import { createLog } from "./log.ts";
import { loadPackedFiles } from "./packed-files.ts";
import { releaseMemory } from "./release-memory.ts";
import { serve } from "./serve.ts";
import { startServices } from "./start-services.ts";

/** Delay until after the first responses: the collection blocks the thread for about 40 ms. */
const settledMs = 1_000;

/** Serves the site that was built: what `npm start` runs once the build is current. */
export async function start(): Promise<void> {
  process.env.NODE_ENV ??= "production";
  const log = createLog();
  const config = configOrExit(log);
  // This module is part of server/index.js of a build.
  const folder = fileURLToPath(new URL("..", import.meta.url));
  const foreign = builtForOthers(readBuildRecord(folder), config);
  if (foreign) endStart(new BadSetting(foreign), log);
  const forMails = { kolams: join(folder, "kolams"), documents: join(folder, "server/pdf-documents.js") };
  const services = await startServices(config, log, forMails).catch((error) => endStart(error, log));
  const app = createApp(services);
  const files = loadPackedFiles(folder, app.headers, log);
  serve({ app, services, files }, config, log);
  setTimeout(releaseMemory, settledMs).unref();
}
