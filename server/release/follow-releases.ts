import { hostname } from "node:os";
import type { Config } from "#app/config.server.ts";
import { type Candidate, candidateFiles } from "#app/content/publish/candidates.server.ts";
import type { ContentFiles } from "#app/content/publish/content-files.ts";
import {
  type ContentRelease,
  latestRelease,
  releaseFiles,
} from "#app/content/publish/content-releases.server.ts";
import { forgetServer, reportEveryMs, reportServer } from "#app/content/publish/content-servers.server.ts";
import type { Database } from "#app/database/database.server.ts";
import type { Log } from "#server/log.ts";
import { findRelease } from "./find-release.ts";
import { prepareCandidates } from "./prepare-candidates.ts";
import { releaseBeside } from "./release-beside.ts";
import { releasePlace } from "./release-place.ts";
import { isOfInstant, type Release } from "./release-record.ts";
import { takeRelease } from "./take-release.ts";

/** First and longest delay after a failure of the machine; the longest after refused content, because only new content helps. */
const retryMs = { first: 5_000, most: 5 * 60_000 };

/** While something is about to be published, for a minute: its publisher waits. */
const publishing = { lookEveryMs: 100, forMs: 60_000 };

export type Following = {
  db: Database;
  config: Config;
  log: Log;
  bundle: string;
  root: string;
  now: () => Date;
  /** The release shown at the start. */
  shown: { id: number; release: Release };
  refused?: { release: number; problem: string } | undefined;
  lookEveryMs?: number;
  liveEveryMs?: number;
  /** How long the publisher of a candidate may be silent. */
  patienceMs?: number;
  /** Switches to a release. */
  show(folder: string): Promise<Release>;
};

/**
 * Shows what is published: a new release, or the same content once a date changes it. It polls the newest row and the
 * clock, so that it notices changes also after sleep or after the clock is set. A release that cannot be made never
 * replaces the one shown.
 */
export function followReleases({
  db,
  config,
  log,
  bundle,
  root,
  now,
  lookEveryMs = 400,
  liveEveryMs = reportEveryMs,
  patienceMs,
  ...start
}: Following) {
  const server = `${hostname()}:${config.port}`;
  const place = releasePlace(root);
  const stopping = new AbortController();
  let { shown, refused } = start;
  let wait = retryMs.first;
  let tryAgainAt = refused ? now().getTime() + retryMs.most : 0;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  let reporting: Promise<void> = Promise.resolve();
  let isPublishing = false;
  const candidates = prepareCandidates({ db, log, place, now, make: prepare, report });
  // On its own timer: making a release may take longer than other servers wait for a report.
  const living = setInterval(() => void report(), liveEveryMs).unref();
  void report();
  schedule();

  function schedule(): void {
    const delayMs = isPublishing ? Math.min(publishing.lookEveryMs, lookEveryMs) : lookEveryMs;
    timer = setTimeout(() => {
      looking = look().finally(() => {
        if (!stopping.signal.aborted) schedule();
      });
    }, delayMs).unref();
  }

  async function look(): Promise<void> {
    try {
      const candidate = await candidates.find();
      isPublishing =
        candidate !== undefined && now().getTime() - candidate.offeredAt.getTime() < publishing.forMs;
      const latest = await latestRelease(db);
      if (latest && isWanted(latest)) await takeUp(latest);
      else candidates.follow(candidate, latest?.digest);
    } catch (error) {
      // The database is unreachable: the shown release stays, and the next poll tries again.
      log.debug({ err: error }, "the published release could not be read");
    }
  }

  function isWanted(latest: ContentRelease): boolean {
    if (latest.id === shown.id && isOfInstant(shown.release.record, now())) return false;
    return refused?.release !== latest.id || now().getTime() >= tryAgainAt;
  }

  async function takeUp(latest: ContentRelease): Promise<void> {
    const began = performance.now();
    try {
      await candidates.untilMade(latest.digest);
      const made = await folderOf(latest.digest, () => releaseFiles(db, latest.id), stopping.signal);
      if (!made.ok) return await refuse(latest, made.problems, retryMs.most);
      const isShown = made.folder === shown.release.folder;
      shown = { id: latest.id, release: isShown ? shown.release : await start.show(made.folder) };
    } catch (error) {
      if (stopping.signal.aborted) return;
      await refuse(latest, [error instanceof Error ? error.message : String(error)], wait);
      wait = Math.min(2 * wait, retryMs.most);
      return;
    }
    refused = undefined;
    wait = retryMs.first;
    const ms = Math.round(performance.now() - began);
    log.info({ release: latest.id, content: latest.digest.slice(0, 12), ms }, "published content is shown");
    await report();
  }

  /** The release that its publisher has made, else one made here: never both at once. */
  async function prepare(candidate: Candidate, signal: AbortSignal) {
    const { id, digest } = candidate;
    const isHere = findRelease({ digest, bundle, config, root, at: now() }) !== undefined;
    const order = { candidate, bundle, config, root, now, signal, patienceMs };
    if (isHere || (await takeRelease(db, log, order))) return { ok: true } as const;
    return folderOf(digest, () => candidateFiles(db, id), signal);
  }

  async function folderOf(
    digest: string,
    stored: () => Promise<ContentFiles | undefined>,
    signal: AbortSignal,
  ) {
    const at = now();
    const found = findRelease({ digest, bundle, config, root, at });
    if (found) return { ok: true, folder: found } as const;
    const files = await stored();
    if (!files) throw new Error("The files of the release to make are not stored");
    return releaseBeside({ files, bundle, config, at, root, signal });
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

  /** Reports one at a time, so that an older state never replaces a newer one. */
  async function report(): Promise<void> {
    reporting = reporting.then(async () => {
      const state = { shown: shown.id, refused, place, prepared: candidates.prepared(), now: now() };
      // The database is unreachable: the next report will do.
      await reportServer(db, { server, ...state }).catch((error) =>
        log.debug({ err: error }, "not reported"),
      );
    });
    await reporting;
  }

  return {
    async stop(): Promise<void> {
      clearTimeout(timer);
      clearInterval(living);
      stopping.abort();
      await Promise.all([looking, candidates.stop()]);
      await reporting;
      await forgetServer(db, server).catch(() => {});
    },
  };
}
