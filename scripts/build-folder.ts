import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

/** A file that names the served build. It is replaced atomically, so it always names a complete build. */
const pointer = "current";
/** Two previous builds stay, because a running server loads modules of its own build lazily. */
const keptBefore = 2;

/** The folder of the latest complete build; undefined while there is none. */
export function currentBuild(root = "build"): string | undefined {
  const file = join(root, pointer);
  if (!existsSync(file)) return undefined;
  const folder = join(root, readFileSync(file, "utf8").trim());
  return isWhole(folder) ? folder : undefined;
}

/** Like `currentBuild`, but throws if there is none. */
export function builtSite(): string {
  const folder = currentBuild();
  if (!folder) throw new Error("There is no build: run `npm run build` first.");
  return folder;
}

/** Creates an empty folder beside the served build and removes those of interrupted builds. */
export function newBuildFolder(now: Date, root = "build"): string {
  mkdirSync(root, { recursive: true });
  for (const name of readdirSync(root)) {
    if (name !== pointer && !isWhole(join(root, name))) rmSync(join(root, name), { recursive: true });
  }
  const folder = join(root, `${now.toISOString().slice(0, 19).replaceAll(/\D/g, "")}-${process.pid}`);
  mkdirSync(folder);
  return folder;
}

/** Makes this build the served one and removes old ones. */
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
