import { flushCompileCache } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { endStart } from "#app/bad-setting.ts";
import type { Config } from "#app/config.server.ts";
import { showContent } from "#app/content/content.server.ts";
import { rememberUnedited } from "#app/content/publish/checkout.server.ts";
import type { Database } from "#app/database/database.server.ts";
import { schemaOf } from "#app/database/migrate.server.ts";
import { createApp } from "./app.ts";
import { bundleFolder } from "./bundle-folder.ts";
import { securityHeaders } from "./headers.ts";
import type { Log } from "./log.ts";
import { loadPack, servePacks } from "./packed-files.ts";
import { followReleases } from "./release/follow-releases.ts";
import { filesForMails, loadRelease } from "./release/load-release.ts";
import { releaseForStart } from "./release/release-for-start.ts";
import { releasesOfData } from "./release/release-record.ts";
import { releaseMemory, releaseOldRelease } from "./release-memory.ts";
import { requireFreePort } from "./require-free-port.ts";
import { serve } from "./serve.ts";
import { startServices } from "./start-services.ts";

/** Delay until after the first responses: what follows blocks the thread. */
const settledMs = 1_000;
/** Delay until the memory of old releases is given back, once for those that follow each other closely. */
const quietMs = 10_000;

type Start = {
  config: Config;
  log: Log;
  /** Open; not migrated before there is a release to serve. */
  db: Database;
  isFallback: boolean;
};

/** Serves the published content, or the last good pair of a build and a release. */
export async function serveSite({ config, log, db, isFallback }: Start): Promise<void> {
  const bundle = bundleFolder();
  const root = releasesOfData(config);
  const checkout = { root: process.cwd(), dataDir: config.dataDir };
  const now = new Date();
  // Before the database is migrated: most likely the site serves there, in its earlier version.
  await requireFreePort(config).catch((error) => endStart(error, log));
  const chosen = await releaseForStart({
    ...{ db, config, log, bundle, root, now },
    project: checkout.root,
    mayFallBack: !isFallback,
  }).catch((error) => endStart(error, log));
  if (!chosen) {
    const way =
      (await schemaOf(db)) === "older"
        ? ". The database was not changed: the previous version still starts with it"
        : "";
    log.fatal(`there is no content that this build can show; the messages above say what to mend${way}`);
    process.exit(1);
  }
  if (chosen.bundle !== bundle) {
    await db.destroy();
    const before: typeof import("./app.ts") = await import(
      /* @vite-ignore */ pathToFileURL(join(chosen.bundle, "server/index.js")).href
    );
    return before.start({ isFallback: true });
  }
  const headers = securityHeaders(config);
  const first = await loadRelease(chosen.folder, headers);
  showContent(first.content);
  const forMails = filesForMails(chosen.folder, bundle);
  const services = await startServices(config, log, { db, forMails }).catch((error) => endStart(error, log));
  const app = createApp(services);
  const files = servePacks(first.pack, await loadPack(bundle, headers), headers, log);
  services.beside(() => rememberUnedited(db, checkout));
  let collecting: NodeJS.Timeout | undefined;
  const following = followReleases({
    ...{ db, config, log, bundle, root, now: services.now },
    shown: { id: chosen.shown, release: { folder: first.folder, record: first.record } },
    refused: chosen.refused,
    async show(folder) {
      const next = await loadRelease(folder, headers);
      await services.expectContent(next.content);
      // In one step, so that no response mixes two releases.
      showContent(next.content);
      files.show(next.pack);
      services.takeUpContent(filesForMails(folder, bundle));
      clearTimeout(collecting);
      collecting = setTimeout(releaseOldRelease, quietMs).unref();
      return { folder: next.folder, record: next.record };
    },
  });
  const stop = async () => {
    await following.stop();
    await services.stop();
  };
  serve({ app, services: { stop, endStreams: services.live.end }, files }, config, log);
  setTimeout(settle, settledMs).unref();
}

function settle(): void {
  // For the next start. Kept now, because with the memory goes what V8 has compiled, and a kill leaves no later moment.
  flushCompileCache();
  releaseMemory();
}
