import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Config } from "#app/config.server.ts";
import { type ContentFiles, readContentFiles } from "#app/content/publish/content-files.ts";
import {
  type ContentRelease,
  lastPublished,
  latestRelease,
  releaseFiles,
} from "#app/content/publish/content-releases.server.ts";
import { firstOrLatestRelease } from "#app/content/publish/first-release.server.ts";
import type { Database } from "#app/database/database.server.ts";
import { isMissingTable, migrate } from "#app/database/migrate.server.ts";
import type { Log } from "#server/log.ts";
import { findRelease, releasesFor } from "./find-release.ts";
import { readyRelease } from "./ready-release.ts";
import { type ReleaseOutcome, releaseBeside } from "./release-beside.ts";
import { releasesIn, releasesOfBuild } from "./release-record.ts";

export type Start = {
  /** Not migrated yet. */
  db: Database;
  config: Config;
  log: Log;
  /** The folder of the build that starts. */
  bundle: string;
  /** Where the running site keeps its releases. */
  root: string;
  now: Date;
  /** The folder whose `content/`, if any, becomes the first release. */
  project: string;
  /** Whether another build may start instead. */
  mayFallBack: boolean;
};

/** The release to serve. */
export type ReleaseToStart = {
  folder: string;
  /** The build that made it, and must serve it. */
  bundle: string;
  /** The published release; 0 if it shows an earlier one. */
  shown: number;
  refused?: { release: number; problem: string };
};

/**
 * The release to start with: the published content, made by this build for these settings as of now. If that cannot be
 * made, the last good pair of a build and a release, so that no content prevents a start of a site that has served once.
 * Migrates the database only once this build has a release to serve: an earlier build, which may have to serve instead,
 * refuses a migrated database.
 * @returns undefined if there is no good pair
 */
export async function releaseForStart(start: Start): Promise<ReleaseToStart | undefined> {
  const chosen = await chooseRelease(start);
  if (chosen?.bundle === start.bundle) await migrate(start.db);
  return chosen;
}

async function chooseRelease(start: Start): Promise<ReleaseToStart | undefined> {
  const { db, config, log, bundle, root, now } = start;
  const latest = (await publishedRelease(db)) ?? (await firstRelease(start));
  if (!latest) return undefined;
  const found = findRelease({ digest: latest.digest, bundle, config, root, at: now });
  if (found) return { folder: found, bundle, shown: latest.id };
  log.info({ release: latest.id }, "making the published release");
  const outcome = await made(async () => {
    const files = await releaseFiles(db, latest.id);
    if (!files) throw new Error(`Release ${latest.id} has no files`);
    return releaseBeside(orderOf(start, files));
  });
  if (outcome.ok) return { folder: outcome.folder, bundle, shown: latest.id };
  const problem = outcome.problems.join("\n");
  const last = await lastGood(start);
  log.error(
    { release: latest.id, problems: outcome.problems, serving: last?.folder },
    "the published release cannot be made; the last good one is served",
  );
  return last && { ...last, shown: 0, refused: { release: latest.id, problem } };
}

/** The newest release; undefined also in a database from before there were releases. */
function publishedRelease(db: Database): Promise<ContentRelease | undefined> {
  return latestRelease(db).catch((error) => {
    if (isMissingTable(error)) return undefined;
    throw error;
  });
}

/**
 * Publishes the project's `content/`, or, if it has a mistake, the content of the build. Content that cannot be made is
 * not published: correcting its files would not help, because every later start shows what is published.
 */
async function firstRelease(start: Start): Promise<ContentRelease | undefined> {
  const { db, bundle, config, project, log, now } = start;
  const [own] = releasesIn(releasesOfBuild(bundle));
  const folders = [project, own?.folder].filter((each) => each && existsSync(join(each, "content")));
  for (const folder of folders as string[]) {
    const files = readContentFiles(join(folder, "content"));
    const outcome = await made(() => readyRelease(orderOf(start, files)));
    if (outcome.ok) {
      await migrate(db);
      return firstOrLatestRelease(db, { root: folder, dataDir: config.dataDir }, now);
    }
    log.error({ folder, problems: outcome.problems }, "content/ cannot become the first release");
  }
  return undefined;
}

const orderOf = ({ bundle, config, root, now }: Start, files: ContentFiles) => ({
  ...{ files, bundle, config, root, at: now },
});

type Failed = Extract<ReleaseOutcome, { ok: false }>;

/** Turns a failure to make a release into a problem. */
function made<T>(work: () => Promise<T>): Promise<T | Failed> {
  return work().catch((error) => ({
    ok: false,
    problems: [error instanceof Error ? error.message : String(error)],
  }));
}

/**
 * Prefers published content over new code. Skips releases that were prepared and never published.
 */
async function lastGood({ db, config, bundle, root, mayFallBack }: Start) {
  const builds = [bundle, ...(mayFallBack ? otherBuilds(bundle) : [])];
  const made = builds.flatMap((build) =>
    releasesFor({ digest: undefined, bundle: build, config, root }).map(({ folder, record }) => ({
      folder,
      bundle: build,
      digest: record.content,
    })),
  );
  const newest = await lastPublished(db, [...new Set(made.map((each) => each.digest))]);
  const found = made.find((each) => each.digest === newest);
  return found && { folder: found.folder, bundle: found.bundle };
}

/** The builds beside this one, newest first. */
function otherBuilds(bundle: string): string[] {
  const builds = dirname(bundle);
  return readdirSync(builds)
    .sort()
    .reverse()
    .map((name) => join(builds, name))
    .filter((folder) => folder !== bundle && existsSync(join(folder, "record.json")))
    .filter((folder) => existsSync(join(folder, "bundle.json")));
}
