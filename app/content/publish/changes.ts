import { blobDigest } from "./content-files.ts";

/** Files by path: their bytes, or the digests of these. */
export type Blobs = ReadonlyMap<string, Uint8Array | string>;

export type Changes = { added: string[]; changed: string[]; removed: string[] };

/** The paths in which two sets of files differ, sorted. */
export function changesBetween(before: Blobs, after: Blobs): Changes {
  const changes: Changes = { added: [], changed: [], removed: [] };
  for (const path of pathsOf(before, after)) {
    const [was, is] = [digestAt(before, path), digestAt(after, path)];
    if (was === is) continue;
    if (was === undefined) changes.added.push(path);
    else changes[is === undefined ? "removed" : "changed"].push(path);
  }
  return changes;
}

/** Who changed a file since the base; "both" if in different ways. A file may also be added or removed. */
export type Standing = "same" | "ours" | "theirs" | "both";

/** Compares two sets of files with their common base: the standing of each path, sorted. */
export function compareThreeWays(base: Blobs, ours: Blobs, theirs: Blobs): Map<string, Standing> {
  const standings = new Map<string, Standing>();
  for (const path of pathsOf(base, ours, theirs)) {
    const [from, our, their] = [digestAt(base, path), digestAt(ours, path), digestAt(theirs, path)];
    if (our === their) standings.set(path, "same");
    else if (their === from) standings.set(path, "ours");
    else standings.set(path, our === from ? "theirs" : "both");
  }
  return standings;
}

function pathsOf(...sets: Blobs[]): string[] {
  return [...new Set(sets.flatMap((set) => [...set.keys()]))].sort();
}

function digestAt(blobs: Blobs, path: string): string | undefined {
  const found = blobs.get(path);
  return found === undefined || typeof found === "string" ? found : blobDigest(found);
}
