import { join } from "node:path";
import type { Database } from "#app/database/database.server.ts";
import { type Blobs, compareThreeWays, type Standing } from "./changes.ts";
import { type Base, type Checkout, readBase, writeBase } from "./content-base.ts";
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
  /** The digest of each file when both were last equal. */
  base: ReadonlyMap<string, string>;
  /** Whether the base of every file is known. */
  hasMet: boolean;
  /** The release that this checkout has seen and the database lacks: it was restored to an earlier state. */
  lost: number | undefined;
  /** By path, without files that are the same. */
  standings: ReadonlyMap<string, Standing>;
};

/** The releases in which a file is looked for if the checkout has no base. */
const historyLength = 200;

/** In a base: equal to no file, so that both sides differ from it. */
const unknown = "unknown";

/** Compares a checkout with the newest release. */
export async function compareCheckout(db: Database, checkout: Checkout): Promise<Comparison> {
  const latest = await latestRelease(db);
  const ours = readContentFiles(join(checkout.root, "content"));
  const theirs = (latest && (await releaseFiles(db, latest.id, ours))) ?? new Map();
  const remembered = readBase(checkout, await markOfDatabase(db));
  const lost = remembered && (await lostRelease(db, remembered));
  const base = await baseOf(db, { remembered, lost, ours, theirs });
  const standings = compareThreeWays(base, ours, theirs);
  const hasMet = ![...base.values()].includes(unknown);
  return { latest, ours, theirs, base, hasMet, lost, standings: withoutSame(standings) };
}

/** Stores the base of checkout and database. */
export async function rememberBase(
  db: Database,
  checkout: Checkout,
  blobs: ReadonlyMap<string, string>,
): Promise<void> {
  const latest = await latestRelease(db);
  const newest = latest && { id: latest.id, publishedAt: latest.publishedAt.getTime() };
  writeBase(checkout, await markOfDatabase(db), { blobs, newest });
}

/**
 * Stores the base of a checkout that has none, if each of its files was published in some version: after an edit that
 * would not be known any more. In a base of the version before, which names no release, it notes the newest.
 */
export async function rememberUnedited(db: Database, checkout: Checkout): Promise<void> {
  const remembered = readBase(checkout, await markOfDatabase(db));
  if (remembered?.newest) return;
  const { base, hasMet } = await compareCheckout(db, checkout);
  if (remembered || hasMet) await rememberBase(db, checkout, base);
}

/** The paths of one standing, sorted. */
export function pathsThat(standings: ReadonlyMap<string, Standing>, standing: Standing): string[] {
  return [...standings].flatMap(([path, is]) => (is === standing ? [path] : []));
}

/** The base after our changes are published or theirs are taken: changes of the other side remain open. */
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

/** The published files with our changes applied. Only valid without a path of standing "both". */
export function withOurs({ ours, theirs, standings }: Comparison): ContentFiles {
  const files = new Map(theirs);
  for (const path of pathsThat(standings, "ours")) {
    const bytes = ours.get(path);
    if (bytes) files.set(path, bytes);
    else files.delete(path);
  }
  return files;
}

/** Identifies a database by its first release, whatever its address. */
async function markOfDatabase(db: Database): Promise<string> {
  const first = await findRelease(db, 1);
  return first ? `${first.publishedAt.toISOString()} ${first.digest.slice(0, 16)}` : "";
}

async function lostRelease(db: Database, { newest }: Base): Promise<number | undefined> {
  if (!newest) return undefined;
  const release = await findRelease(db, newest.id);
  return release?.publishedAt.getTime() === newest.publishedAt ? undefined : newest.id;
}

type Known = Pick<Comparison, "ours" | "theirs" | "lost"> & { remembered: Base | undefined };

async function baseOf(db: Database, { remembered, lost, ours, theirs }: Known) {
  if (!remembered) return baseFromHistory(db, ours, theirs);
  return lost === undefined ? remembered.blobs : baseAfterRestore(db, remembered);
}

/**
 * The base of a checkout whose newest releases the database has lost. A version that only they had counts as changed here
 * since the state that was restored. Of another version than the restored one it is unknown whether a lost release
 * brought it back or the checkout had not taken the restored one.
 */
async function baseAfterRestore(db: Database, { blobs, newest }: Base): Promise<Map<string, string>> {
  const releases = await listReleases(db, historyLength);
  const restored = releases.find(({ publishedAt }) => publishedAt.getTime() <= (newest?.publishedAt ?? 0));
  const published = await publishedBlobs(db, releases);
  const before = (restored && published.get(restored.id)) ?? new Map<string, string>();
  const base = new Map(before);
  for (const path of new Set([...blobs.keys(), ...before.keys()])) {
    const was = blobs.get(path);
    const [newestWith] = was ? releases.filter(({ id }) => published.get(id)?.get(path) === was) : [];
    if (was === before.get(path)) continue;
    if (was && newestWith && newestWith.id > (restored?.id ?? 0)) base.set(path, was);
    else if (!was || newestWith || was === unknown) base.set(path, unknown);
  }
  return base;
}

function publishedBlobs(db: Database, releases: ContentRelease[]) {
  return releaseBlobs(
    db,
    releases.map(({ id }) => id),
  );
}

/**
 * The base of a checkout that has none: a file that equals any published version counts as unchanged here. Nothing is
 * known about any other file, so it counts as changed by both.
 */
async function baseFromHistory(
  db: Database,
  ours: ContentFiles,
  theirs: Blobs,
): Promise<Map<string, string>> {
  const published = [...(await publishedBlobs(db, await listReleases(db, historyLength))).values()];
  const base = new Map<string, string>();
  for (const [path, digest] of digestsOf(ours)) {
    if (published.some((blobs) => blobs.get(path) === digest)) base.set(path, digest);
    else if (theirs.has(path) || published.some((blobs) => blobs.has(path))) base.set(path, unknown);
  }
  return base;
}

function withoutSame(standings: Map<string, Standing>): Map<string, Standing> {
  return new Map([...standings].filter(([, standing]) => standing !== "same"));
}
