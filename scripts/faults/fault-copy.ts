import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { Fault } from "./fault.ts";

/** A copy of the project with its uncommitted changes. Removed when disposed of. */
export function faultCopy() {
  const folder = mkdtempSync(join(tmpdir(), "site-faults-"));
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  for (const path of listed.toString().split("\0").filter(existsSync)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    cpSync(path, join(folder, path));
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const git = (...args: string[]) => spawnSync("git", ["apply", ...args], { cwd: folder, encoding: "utf8" });
  const change = (...args: string[]) => {
    const { status, stderr } = git(...args);
    if (status !== 0) throw new Error(stderr);
  };
  return {
    folder,
    /** Whether the fault's patch still applies. */
    takes: ({ patch }: Fault) => git("--check", patch).status === 0,
    apply: ({ patch }: Fault) => change(patch),
    takeBack: ({ patch }: Fault) => change("--reverse", patch),
    [Symbol.dispose]() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
