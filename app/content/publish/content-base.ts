import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

/** The name of the file in a checkout, outside git. */
export const baseFile = ".content-base.json";

/** The number of databases that a checkout remembers: its own, one for trials, and former ones. */
const maxBases = 5;

const base = v.object({
  /** The mark of the database: `markOfDatabase`. */
  of: v.string(),
  /** The digest of each file of `content/`, by path, when checkout and database were last equal. */
  blobs: v.record(v.string(), v.string()),
});

const stored = v.array(base);

/** The base of a checkout and a database, by path; undefined if they were never equal or the file is unreadable. */
export function readBase(root: string, of: string): ReadonlyMap<string, string> | undefined {
  const found = readBases(root).find((one) => one.of === of);
  return found && new Map(Object.entries(found.blobs));
}

export function writeBase(root: string, of: string, blobs: ReadonlyMap<string, string>): void {
  const others = readBases(root).filter((one) => one.of !== of);
  const bases = [{ of, blobs: Object.fromEntries(blobs) }, ...others].slice(0, maxBases);
  // Written to a temporary file and renamed, so that other processes read either the old or the new file.
  const beside = join(root, `${baseFile}.${process.pid}`);
  writeFileSync(beside, `${JSON.stringify(bases, null, 1)}\n`);
  renameSync(beside, join(root, baseFile));
}

function readBases(root: string): v.InferOutput<typeof stored> {
  try {
    return v.parse(stored, JSON.parse(readFileSync(join(root, baseFile), "utf8")));
  } catch {
    return []; // missing or damaged: the history of the database takes its place
  }
}
