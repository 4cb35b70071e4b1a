import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { type ContentFiles, writeContentFiles } from "#app/content/publish/content-files.ts";
import { releasesIn } from "./release-record.ts";

/** The age at which an unfinished folder is removed, because its process was killed. */
const abandonedMs = 15 * 60_000;
const keptOfOwn = 4;
const keptOfOthers = 1;
const inTheMaking = ".next-";

/** Creates a folder for an unfinished release, with its content files. */
export function newReleaseFolder(root: string, files: ContentFiles): string {
  // The content may not be public yet.
  mkdirSync(root, { recursive: true, mode: 0o700 });
  removeAbandoned(root);
  const folder = join(root, `${inTheMaking}${randomBytes(8).toString("hex")}`);
  mkdirSync(folder);
  writeContentFiles(join(folder, "content"), files);
  return folder;
}

/** Renames a complete release, atomically. Names sort by the time of their release. */
export function completeRelease(root: string, folder: string, digest: string, madeAt: Date): string {
  const time = madeAt.toISOString().replaceAll(/\D/g, "");
  const name = `${time}-${digest.slice(0, 10)}-${folder.slice(-6)}`;
  renameSync(folder, join(root, name));
  return join(root, name);
}

/**
 * Removes old releases: all but the newest few by the code of the newest one, and the newest one by other code. Open
 * files stay readable until they are closed.
 * @param needed the folder of one that stays, however old
 */
export function removeOldReleases(root: string, needed?: string): void {
  const releases = releasesIn(root);
  const code = releases[0]?.record.code;
  const own = releases.filter(({ record }) => record.code === code);
  const others = releases.filter(({ record }) => record.code !== code);
  const old = [...own.slice(keptOfOwn), ...others.slice(keptOfOthers)];
  for (const { folder } of old) if (folder !== needed) rmSync(folder, { recursive: true, force: true });
}

function removeAbandoned(root: string): void {
  for (const name of readdirSync(root)) {
    const folder = join(root, name);
    if (!name.startsWith(inTheMaking)) continue;
    const found = statSync(folder, { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > abandonedMs) rmSync(folder, { recursive: true, force: true });
  }
}
