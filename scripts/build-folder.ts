import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

/** In each folder of builds: one line that names the one that is served. Replaced in one step, always a whole build. */
const pointer = "current";
/** A running server loads modules of its own build lazily, so two previous builds are kept. */
const keptBefore = 2;

/** The folder of the latest complete build; undefined while there is none. */
export function currentBuild(root = "build"): string | undefined {
  const file = join(root, pointer);
  if (!existsSync(file)) return undefined;
  const folder = join(root, readFileSync(file, "utf8").trim());
  return isWhole(folder) ? folder : undefined;
}

/** As `currentBuild`, but throws when there is none. */
export function builtSite(): string {
  const folder = currentBuild();
  if (!folder) throw new Error("There is no build: run `npm run build` first.");
  return folder;
}

/** A new empty folder beside the build that is served; what a build before it left unfinished is removed. */
export function newBuildFolder(now: Date, root = "build"): string {
  mkdirSync(root, { recursive: true });
  for (const name of readdirSync(root)) {
    if (name !== pointer && !isWhole(join(root, name))) rmSync(join(root, name), { recursive: true });
  }
  const folder = join(root, `${now.toISOString().slice(0, 19).replaceAll(/\D/g, "")}-${process.pid}`);
  mkdirSync(folder);
  return folder;
}

/** Makes this complete build the served one and removes old ones. */
export function makeCurrent(folder: string, root = "build"): void {
  const name = basename(folder);
  writeFileSync(join(root, `${pointer}.next`), `${name}\n`);
  renameSync(join(root, `${pointer}.next`), join(root, pointer));
  const before = readdirSync(root).filter((other) => other !== pointer && other !== name);
  for (const other of before.sort().slice(0, -keptBefore)) rmSync(join(root, other), { recursive: true });
}

function isWhole(folder: string): boolean {
  return existsSync(join(folder, "record.json"));
}
