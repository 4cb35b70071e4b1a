import { hostname } from "node:os";
import type { Config } from "#app/config.server.ts";
import {
  type ContentRelease,
  latestRelease,
  releaseFiles,
} from "#app/content/publish/content-releases.server.ts";
import { forgetServer, reportEveryMs, reportServer } from "#app/content/publish/content-servers.server.ts";
import type { Database } from "#app/database/database.server.ts";
import type { Log } from "#server/log.ts";
import { findRelease } from "./find-release.ts";
import { releaseBeside } from "./release-beside.ts";
import { isOfInstant, type Release } from "./release-record.ts";

/** After the machine failed: first, and at most. After content was refused: at most, because only new content helps. */
const retryMs = { first: 5_000, most: 5 * 60_000 };

export type Following = {
  db: Database;
  config: Config;
  log: Log;
  bundle: string;
  root: string;
  now: () => Date;
  /** What is shown at the start. */
  shown: { id: number; release: Release };
  refused?: { release: number; problem: string } | undefined;
  lookEveryMs?: number;
  /** Shows a release from now on. */
  show(folder: string): Promise<Release>;
};

/**
 * Shows what is published: a new release, or the same content on the day that a date changes it. It looks each second
 * at the newest row and at the clock, so that neither sleep nor a clock that is set can be missed. What cannot be made
 * never replaces what is shown.
 */
export function followReleases({
  db,
  config,
  log,
  bundle,
  root,
  now,
  lookEveryMs = 1_000,
  ...start
}: Following) {
  const server = `${hostname()}:${config.port}`;
  const stopping = new AbortController();
  let { shown, refused } = start;
  let wait = retryMs.first;
  let tryAgainAt = refused ? now().getTime() + retryMs.most : 0;
  let reportedAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  schedule();

  function schedule(): void {
    timer = setTimeout(() => {
      looking = look().finally(() => {
        if (!stopping.signal.aborted) schedule();
      });
    }, lookEveryMs).unref();
  }

  async function look(): Promise<void> {
    try {
      const latest = await latestRelease(db);
      if (latest && isWanted(latest)) await takeUp(latest);
      if (performance.now() - reportedAt > reportEveryMs) await report();
    } catch (error) {
      // The database is away: what is shown stays, and the next second asks again.
      log.debug({ err: error }, "the published release could not be asked for");
    }
  }

  function isWanted(latest: ContentRelease): boolean {
    if (latest.id === shown.id && isOfInstant(shown.release.record, now())) return false;
    return refused?.release !== latest.id || now().getTime() >= tryAgainAt;
  }

  async function takeUp(latest: ContentRelease): Promise<void> {
    const began = performance.now();
    const at = now();
    try {
      const made = await folderOf(latest, at);
      if (!made.ok) return await refuse(latest, made.problems, retryMs.most);
      const isShown = made.folder === shown.release.folder;
      shown = { id: latest.id, release: isShown ? shown.release : await start.show(made.folder) };
      refused = undefined;
      wait = retryMs.first;
      const ms = Math.round(performance.now() - began);
      log.info({ release: latest.id, content: latest.digest.slice(0, 12), ms }, "published content is shown");
      await report();
    } catch (error) {
      if (stopping.signal.aborted) return;
      await refuse(latest, [error instanceof Error ? error.message : String(error)], wait);
      wait = Math.min(2 * wait, retryMs.most);
    }
  }

  async function folderOf({ id, digest }: ContentRelease, at: Date) {
    const found = findRelease({ digest, bundle, config, root, at });
    if (found) return { ok: true, folder: found } as const;
    const files = await releaseFiles(db, id);
    if (!files) throw new Error(`Release ${id} has no files`);
    return releaseBeside({ files, bundle, config, at, root, signal: stopping.signal });
  }

  async function refuse({ id }: ContentRelease, problems: string[], againMs: number): Promise<void> {
    refused = { release: id, problem: problems.join("\n") };
    tryAgainAt = now().getTime() + againMs;
    log.error(
      { release: id, problems, shown: shown.id },
      "published content is not shown: it cannot be made here",
    );
    await report();
  }

  async function report(): Promise<void> {
    reportedAt = performance.now();
    await reportServer(db, { server, shown: shown.id, refused, now: now() });
  }

  return {
    async stop(): Promise<void> {
      clearTimeout(timer);
      stopping.abort();
      await looking;
      await forgetServer(db, server).catch(() => {});
    },
  };
}
