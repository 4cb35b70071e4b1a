import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Config } from "#app/config.server.ts";
import type { Candidate } from "#app/content/publish/candidates.server.ts";
import { sentParts, untilSent } from "#app/content/publish/sent-releases.server.ts";
import type { Database } from "#app/database/database.server.ts";
import type { Log } from "#server/log.ts";
import { archiveBeside } from "./archive-beside.ts";
import { madeForOf, releasesFor } from "./find-release.ts";
import { completeRelease, newReleaseFolder, removeOldReleases } from "./release-folder.ts";
import { isOfInstant, readRelease } from "./release-record.ts";

type Taking = {
  candidate: Candidate;
  /** The folder of the build that will serve it. */
  bundle: string;
  config: Config;
  /** The folder of complete releases. */
  root: string;
  now: () => Date;
  signal: AbortSignal;
  /** How long the publisher may be silent. */
  patienceMs: number | undefined;
};

/** Takes the release of a candidate from its publisher. Returns whether it did: if not, the release has to be made here. */
export async function takeRelease(db: Database, log: Log, taking: Taking): Promise<boolean> {
  const { candidate, signal, patienceMs } = taking;
  if (candidate.madeFor !== madeForOf(taking)) return false;
  const began = performance.now();
  const sent = await untilSent(db, candidate.id, { signal, patienceMs });
  if (!sent) return false;
  const folder = newReleaseFolder(resolve(taking.root), new Map());
  try {
    await unpack(sentParts(db, sent), sent.digest, folder, taking);
    const { record } = readRelease(folder);
    if (record.content !== candidate.digest || !isOfInstant(record, taking.now()))
      throw new Error("The release sent is not of the candidate");
    completeRelease(resolve(taking.root), folder, record.content, new Date());
    removeOldReleases(taking.root);
    const ms = Math.round(performance.now() - began);
    log.info({ content: candidate.digest.slice(0, 12), parts: sent.parts, ms }, "a release was taken");
    return true;
  } catch (error) {
    if (signal.aborted) throw error;
    log.warn({ err: error }, "a release could not be taken and is made here");
    return false;
  } finally {
    // A complete release has been renamed by now.
    await rm(folder, { recursive: true, force: true });
  }
}

async function unpack(
  parts: AsyncIterable<Uint8Array>,
  digest: string,
  folder: string,
  { bundle, config, root, signal }: Taking,
): Promise<void> {
  // Removed with other unfinished folders after a kill.
  const file = `${folder}.archive`;
  try {
    await pipeline(Readable.from(parts), createWriteStream(file), { signal });
    const earlier = releasesFor({ digest: undefined, bundle, config, root });
    const folders = earlier.map((release) => resolve(release.folder));
    await archiveBeside(bundle, { act: "unpack", file, digest, folder, earlier: folders }, signal);
  } finally {
    await rm(file, { force: true });
  }
}
