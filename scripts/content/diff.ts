import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
import { type Comparison, compareCheckout } from "#app/content/publish/checkout.server.ts";
import type { Checkout } from "#app/content/publish/content-base.ts";
import { writeContentFiles } from "#app/content/publish/content-files.ts";
import type { Database } from "#app/database/database.server.ts";
import { exitCodes, sayLost } from "./run-plan.ts";
import { sayUnknown } from "./say-unknown.ts";

const words = {
  same: "same in both",
  ours: "changed here",
  theirs: "changed by others",
  both: "changed by both",
};

/** Lists the differences of `content/` from the published files; with paths, shows a line diff. */
export async function diff(db: Database, checkout: Checkout, paths: readonly string[]): Promise<number> {
  const comparison = await compareCheckout(db, checkout);
  const { standings, latest } = comparison;
  if (paths.length > 0) return showLines(comparison, checkout.root, paths);
  sayLost(comparison);
  for (const [path, standing] of standings) {
    const word = standing === "both" && !comparison.hasMet ? "different" : words[standing];
    console.log(`  ${word.padEnd(18)} content/${path}`);
  }
  const published = latest
    ? `release ${latest.id} by ${latest.author}`
    : "what is published, which is nothing";
  const files = standings.size === 1 ? "1 file" : `${standings.size} files`;
  console.log(`content/ differs from ${published} in ${files}.`);
  return exitCodes.done;
}

function showLines(comparison: Comparison, root: string, paths: readonly string[]): number {
  if (sayUnknown(comparison, paths)) return exitCodes.misused;
  const { ours, theirs } = comparison;
  const folder = mkdtempSync(join(tmpdir(), "published-"));
  try {
    writeContentFiles(join(folder, "content"), theirs);
    for (const path of paths) {
      const files = [
        theirs.has(path) ? join(folder, "content", path) : devNull,
        ours.has(path) ? join(root, "content", path) : devNull,
      ];
      const shown = spawnSync("git", ["diff", "--no-index", "--", ...files], { stdio: "inherit" });
      if (!shown.error) continue;
      console.error("The lines are compared by git, which is not installed here.");
      return exitCodes.misused;
    }
    return exitCodes.done;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
