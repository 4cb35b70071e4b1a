import { createHash } from "node:crypto";
import { accessSync, constants, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as v from "valibot";

/** A folder with a `content/`, and where this machine keeps its data. */
export type Checkout = { root: string; dataDir: string };

/** The name of the file in a checkout, outside git. */
export const baseFile = ".content-base.json";

/** The number of databases that a checkout remembers: its own, one for trials, and former ones. */
const maxBases = 5;

const base = v.object({
  /** The mark of the database: `markOfDatabase`. */
  of: v.string(),
  /** The digest of each file of `content/`, by path, when checkout and database were last equal. */
  blobs: v.record(v.string(), v.string()),
  /** The newest release of that moment. A database without it was restored to an earlier state. */
  newest: v.optional(v.object({ id: v.number(), publishedAt: v.number() })),
});

const stored = v.array(base);

/** What a checkout remembers of a database. */
export type Base = { blobs: ReadonlyMap<string, string>; newest: NewestSeen | undefined };

/** A release by its number and its time in ms: a restored database gives the number to another one. */
export type NewestSeen = { id: number; publishedAt: number };

/** The base of a checkout and a database; undefined if they were never equal or the file is unreadable. */
export function readBase(checkout: Checkout, of: string): Base | undefined {
  // The owner of the folder and the user of the site may both have written one.
  const files = filesOf(checkout).sort((one, other) => writtenAt(other) - writtenAt(one));
  const found = files.flatMap(readBases).find((one) => one.of === of);
  return found && { blobs: new Map(Object.entries(found.blobs)), newest: found.newest };
}

export function writeBase(checkout: Checkout, of: string, { blobs, newest }: Base): void {
  const [file] = filesOf(checkout);
  const others = readBases(file).filter((one) => one.of !== of);
  const bases = [{ of, newest, blobs: Object.fromEntries(blobs) }, ...others].slice(0, maxBases);
  // Written to a temporary file and renamed, so that other processes read either the old or the new file.
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, `${JSON.stringify(bases, null, 1)}\n`);
  renameSync(beside, file);
}

/**
 * Where the bases of a checkout are, first the place for this user. In the checkout, so that they move with its files; for one
 * that belongs to another user in the data folder, by its path.
 */
function filesOf({ root, dataDir }: Checkout): [string, string] {
  const own = join(root, baseFile);
  const path = createHash("sha256").update(resolve(root)).digest("hex").slice(0, 12);
  const inData = join(dataDir, `content-base-${path}.json`);
  return isWritable(root) ? [own, inData] : [inData, own];
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function writtenAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function readBases(file: string): v.InferOutput<typeof stored> {
  try {
    return v.parse(stored, JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return []; // missing or damaged: the history of the database takes its place
  }
}
