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
import { blobDigest } from "#app/content/publish/content-files.ts";
import type { Database } from "#app/database/database.server.ts";
import { exitCodes, whatToDo, whyConflicts } from "./run-plan.ts";
import { sayUnknown } from "./say-unknown.ts";

/** Settled conflicts, by path below `content/`. */
export type Settled = {
  /** The local file, into which the author has merged both. */
  keep: readonly string[];
  /** The published file, which replaces the local one. */
  take: readonly string[];
};

/** Brings the publications of others into `content/`. Files that both sides changed stay unless the author decides. */
export async function pull(db: Database, root: string, { keep, take }: Settled): Promise<number> {
  const found = await compareCheckout(db, root);
  if (!found.latest) {
    console.error("Nothing is published yet: the first start publishes content/.");
    return exitCodes.misused;
  }
  if (sayUnknown(found, [...keep, ...take])) return exitCodes.misused;
  const comparison = settle(found, { keep, take });
  const conflicts = pathsThat(comparison.standings, "both");
  if (conflicts.length > 0) {
    console.error(`Nothing was changed. ${whyConflicts(found.hasMet)} (last by ${found.latest.author}):`);
    for (const path of conflicts) console.error(`  content/${path}`);
    console.error(whatToDo);
    return exitCodes.conflict;
  }
  const taken = pathsThat(comparison.standings, "theirs");
  for (const path of taken) writeFile(join(root, "content", path), comparison.theirs.get(path));
  await rememberBase(db, root, baseAfter(comparison, "theirs"));
  say(comparison, taken);
  return exitCodes.done;
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

function writeFile(file: string, bytes: Buffer | undefined): void {
  mkdirSync(dirname(file), { recursive: true });
  if (bytes) writeFileSync(file, bytes);
  else rmSync(file);
}

function say({ standings, theirs, latest }: Comparison, taken: string[]): void {
  for (const path of taken) console.log(`  ${theirs.has(path) ? "written" : "removed"}  content/${path}`);
  const own = pathsThat(standings, "ours").length;
  console.log(
    `content/ is in step with release ${latest?.id}. Files brought here: ${taken.length}, changed here only: ${own}.`,
  );
}
