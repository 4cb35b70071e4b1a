import { join } from "node:path";
import type { Database } from "#app/database/database.server.ts";
import { type Blobs, compareThreeWays, type Standing } from "./changes.ts";
import { readBase, writeBase } from "./content-base.ts";
import { blobDigest, type ContentFiles, readContentFiles } from "./content-files.ts";
import {
  type ContentRelease,
  findRelease,
  latestRelease,
  listReleases,
  releaseBlobs,
  releaseFiles,
} from "./content-releases.server.ts";

/** How the files of a checkout differ from the published ones. */
export type Comparison = {
  /** Undefined before the first release. */
  latest: ContentRelease | undefined;
  /** The files below `content/` of the checkout. */
  ours: ContentFiles;
  /** The published files. */
  theirs: ContentFiles;
  /** The digest of each file when both were last in step. */
  base: ReadonlyMap<string, string>;
  /** Whether they were ever in step, as far as this checkout knows. */
  hasMet: boolean;
  /** By path, without files that are the same. */
  standings: ReadonlyMap<string, Standing>;
};

/** Releases in which a file is looked for when a checkout remembers nothing. */
const historyLength = 200;

/** Compares the checkout at `root` with the newest release. */
export async function compareCheckout(db: Database, root: string): Promise<Comparison> {
  const latest = await latestRelease(db);
  const theirs = (latest && (await releaseFiles(db, latest.id))) ?? new Map();
  const ours = readContentFiles(join(root, "content"));
  const remembered = readBase(root, await markOfDatabase(db));
  const base = remembered ?? (await baseFromHistory(db, ours, theirs));
  const standings = compareThreeWays(base, ours, theirs);
  return { latest, ours, theirs, base, hasMet: Boolean(remembered), standings: withoutSame(standings) };
}

/** Remembers what checkout and database agree on. A checkout that cannot be written is not edited either. */
export async function rememberBase(
  db: Database,
  root: string,
  blobs: ReadonlyMap<string, string>,
): Promise<void> {
  try {
    writeBase(root, await markOfDatabase(db), blobs);
  } catch (error) {
    if (!["EACCES", "EPERM", "EROFS"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}

/** The paths of one standing, sorted. */
export function pathsThat(standings: ReadonlyMap<string, Standing>, standing: Standing): string[] {
  return [...standings].flatMap(([path, is]) => (is === standing ? [path] : []));
}

/** What is agreed on once our changes are published, or theirs are taken: the other side's stay open. */
export function baseAfter(
  { ours, theirs, base, standings }: Comparison,
  side: "ours" | "theirs",
): Map<string, string> {
  const agreed = digestsOf(side === "ours" ? ours : theirs);
  for (const [path, standing] of standings) {
    if (standing === side) continue;
    const before = base.get(path);
    if (before === undefined) agreed.delete(path);
    else agreed.set(path, before);
  }
  return agreed;
}

/** The digest of each file. */
export function digestsOf(files: ContentFiles): Map<string, string> {
  return new Map([...files].map(([path, bytes]) => [path, blobDigest(bytes)]));
}

/** The published files with our changes put upon them. Only where nothing stands as "both". */
export function withOurs({ ours, theirs, standings }: Comparison): ContentFiles {
  const files = new Map(theirs);
  for (const path of pathsThat(standings, "ours")) {
    const bytes = ours.get(path);
    if (bytes) files.set(path, bytes);
    else files.delete(path);
  }
  return files;
}

/** Tells databases apart, whatever their address: by their first release. */
async function markOfDatabase(db: Database): Promise<string> {
  const first = await findRelease(db, 1);
  return first ? `${first.publishedAt.toISOString()} ${first.digest.slice(0, 16)}` : "";
}

/**
 * A base for a checkout that remembers none: a file that was once published as it is here has not been changed here
 * since. Of any other file nothing is known, so that it stands as changed by both.
 */
async function baseFromHistory(
  db: Database,
  ours: ContentFiles,
  theirs: Blobs,
): Promise<Map<string, string>> {
  const releases = await listReleases(db, historyLength);
  const blobsOf = await releaseBlobs(
    db,
    releases.map(({ id }) => id),
  );
  const published = [...blobsOf.values()];
  const base = new Map<string, string>();
  for (const [path, digest] of digestsOf(ours)) {
    if (published.some((blobs) => blobs.get(path) === digest)) base.set(path, digest);
    // Equal to no file, so that both sides differ from it.
    else if (theirs.has(path) || published.some((blobs) => blobs.has(path))) base.set(path, "unknown");
  }
  return base;
}

function withoutSame(standings: Map<string, Standing>): Map<string, Standing> {
  return new Map([...standings].filter(([, standing]) => standing !== "same"));
}
