import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compareThreeWays } from "#app/content/publish/changes.ts";
import {
  baseAfter,
  type Comparison,
  compareCheckout,
  pathsThat,
  rememberBase,
} from "#app/content/publish/checkout.server.ts";
import type { Checkout } from "#app/content/publish/content-base.ts";
import { blobDigest } from "#app/content/publish/content-files.ts";
import type { Database } from "#app/database/database.server.ts";
import { exitCodes, sayLost, whatToDo, whyConflicts } from "./run-plan.ts";
import { sayUnknown } from "./say-unknown.ts";

/**
 * Settled conflicts, by path below `content/`; a folder stands for the conflicts below it that are not named one by one,
 * "" for all.
 */
export type Settled = {
  /** The local file, into which the author has merged both. */
  keep: readonly string[];
  /** The published file, which replaces the local one. */
  take: readonly string[];
};

/** Brings the publications of others into `content/`. Files that both sides changed stay unless the author decides. */
export async function pull(db: Database, checkout: Checkout, { keep, take }: Settled): Promise<number> {
  const found = await compareCheckout(db, checkout);
  if (!found.latest) {
    console.error("Nothing is published yet: the first start publishes content/.");
    return exitCodes.misused;
  }
  const single = [...keep, ...take].filter((path) => !isFolder(found, path));
  if (sayUnknown(found, single)) return exitCodes.misused;
  const settled = { keep: filesOf(found, keep, single), take: filesOf(found, take, single) };
  const both = settled.keep.filter((path) => settled.take.includes(path));
  for (const path of both) console.error(`content/${path} is to be kept and taken: name it once.`);
  if (both.length > 0) return exitCodes.misused;
  sayLost(found);
  const comparison = settle(found, settled);
  if (pathsThat(comparison.standings, "both").length > 0)
    return pullSettled(db, checkout, comparison, settled);
  const taken = pathsThat(comparison.standings, "theirs");
  write(checkout, comparison, taken);
  await rememberBase(db, checkout, baseAfter(comparison, "theirs"));
  say(comparison, taken);
  return exitCodes.done;
}

/** The files that paths name. */
function filesOf(found: Comparison, paths: readonly string[], single: readonly string[]): string[] {
  const conflicts = pathsThat(found.standings, "both").filter((path) => !single.includes(path));
  return paths.flatMap((path) =>
    isFolder(found, path) ? conflicts.filter((each) => isBelow(each, path)) : [path],
  );
}

function isFolder({ ours, theirs }: Comparison, path: string): boolean {
  return [...ours.keys(), ...theirs.keys()].some((each) => isBelow(each, path));
}

function isBelow(path: string, folder: string): boolean {
  return folder === "" || path.startsWith(`${folder}/`);
}

/** While conflicts are left, only what the author has decided is done. */
async function pullSettled(
  db: Database,
  checkout: Checkout,
  comparison: Comparison,
  { keep, take }: Settled,
): Promise<number> {
  const { base, theirs, standings, latest } = comparison;
  write(checkout, comparison, take);
  const taken = take.flatMap((path) => {
    const bytes = theirs.get(path);
    return bytes ? [[path, blobDigest(bytes)] as const] : [];
  });
  if (keep.length + take.length > 0) await rememberBase(db, checkout, new Map([...base, ...taken]));
  for (const path of keep) console.log(`  kept     content/${path}`);
  sayWritten(comparison, take);
  const done = keep.length + take.length > 0 ? "Not settled yet" : "Nothing was changed";
  console.error(`${done}. ${whyConflicts(comparison)} (last by ${latest?.author}):`);
  for (const path of pathsThat(standings, "both")) console.error(`  content/${path}`);
  console.error(whatToDo);
  return exitCodes.conflict;
}

/** A kept file counts as changed only here, a taken one as changed only by others. */
function settle(comparison: Comparison, { keep, take }: Settled): Comparison {
  const base = new Map(comparison.base);
  for (const [paths, files] of [
    [keep, comparison.theirs],
    [take, comparison.ours],
  ] as const) {
    for (const path of paths) {
      const bytes = files.get(path);
      if (bytes) base.set(path, blobDigest(bytes));
      else base.delete(path);
    }
  }
  const standings = compareThreeWays(base, comparison.ours, comparison.theirs);
  return { ...comparison, base, standings };
}

function write({ root }: Checkout, { theirs }: Comparison, paths: readonly string[]): void {
  for (const path of paths) writeFile(join(root, "content", path), theirs.get(path));
}

function writeFile(file: string, bytes: Buffer | undefined): void {
  mkdirSync(dirname(file), { recursive: true });
  if (bytes) writeFileSync(file, bytes);
  else rmSync(file);
}

function sayWritten({ theirs }: Comparison, paths: readonly string[]): void {
  for (const path of paths) console.log(`  ${theirs.has(path) ? "written" : "removed"}  content/${path}`);
}

function say(comparison: Comparison, taken: string[]): void {
  const { standings, latest } = comparison;
  sayWritten(comparison, taken);
  const own = pathsThat(standings, "ours").length;
  console.log(
    `content/ is in step with release ${latest?.id}. Files brought here: ${taken.length}, changed here only: ${own}.`,
  );
}
