import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Config } from "#app/config.server.ts";
import { lastPublished, releaseFiles } from "#app/content/publish/content-releases.server.ts";
import { firstOrLatestRelease } from "#app/content/publish/first-release.server.ts";
import type { Database } from "#app/database/database.server.ts";
import type { Log } from "#server/log.ts";
import { findRelease, releasesFor } from "./find-release.ts";
import { type ReleaseOutcome, releaseBeside } from "./release-beside.ts";
import { releasesIn, releasesOfBuild } from "./release-record.ts";

export type Start = {
  db: Database;
  config: Config;
  log: Log;
  /** The folder of the build that starts. */
  bundle: string;
  /** Where the running site keeps its releases. */
  root: string;
  now: Date;
  /** Whether another build may be started instead. */
  mayFallBack: boolean;
};

/** A folder to serve, and what it is. */
export type Chosen = {
  folder: string;
  /** The build that made it, and must serve it. */
  bundle: string;
  /** The published release that it shows; 0 when it is an earlier one. */
  shown: number;
  refused?: { release: number; problem: string };
};

/**
 * The release to start with: what is published, made by this build for these settings as of now. Where that cannot be
 * made, the last good pair of a build and a release, so that no content keeps a site from starting that has served once.
 * @returns undefined when there is no good pair either
 */
export async function releaseForStart(start: Start): Promise<Chosen | undefined> {
  const { db, config, log, bundle, root, now } = start;
  const latest = await firstOrLatestRelease(db, firstContent(bundle), now);
  const found = findRelease({ digest: latest.digest, bundle, config, root, at: now });
  if (found) return { folder: found, bundle, shown: latest.id };
  log.info({ release: latest.id }, "making the published release");
  const outcome = await make(start, latest.id);
  if (outcome.ok) return { folder: outcome.folder, bundle, shown: latest.id };
  const problem = outcome.problems.join("\n");
  const last = await lastGood(start);
  log.error(
    { release: latest.id, problems: outcome.problems, serving: last?.folder },
    "the published release cannot be made; the last good one is served",
  );
  return last && { ...last, shown: 0, refused: { release: latest.id, problem } };
}

async function make({ db, config, bundle, root, now }: Start, id: number): Promise<ReleaseOutcome> {
  try {
    const files = await releaseFiles(db, id);
    if (!files) throw new Error(`Release ${id} has no files`);
    return await releaseBeside({ files, bundle, config, at: now, root });
  } catch (error) {
    return { ok: false, problems: [error instanceof Error ? error.message : String(error)] };
  }
}

/**
 * Content that was public is worth more than code that is new. A release folder may hold what was prepared and never
 * published: that is not shown.
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

/** The folder whose `content/` becomes the first release: the project's, else what the build was made with. */
function firstContent(bundle: string): string {
  const [own] = releasesIn(releasesOfBuild(bundle));
  return existsSync("content") || !own ? process.cwd() : own.folder;
}
