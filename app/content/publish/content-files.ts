import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** The files of a site by their path below `content/`, with `/` between names. */
export type ContentFiles = ReadonlyMap<string, Buffer>;

/** Reads all files below a content folder, sorted by path. Hidden files and folders are left out. */
export function readContentFiles(folder: string): ContentFiles {
  const files = new Map<string, Buffer>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).replaceAll(sep, "/");
    if (entry.isFile() && isContentPath(path)) files.set(path, readFileSync(file));
  }
  return sorted(files);
}

/** Writes files below a folder, which is made where missing. Other files there stay. */
export function writeContentFiles(folder: string, files: ContentFiles): void {
  for (const [path, bytes] of files) {
    if (!isContentPath(path)) throw new Error(`"${path}" is not the path of a content file`);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
}

/** Identifies a file by its bytes. */
export function blobDigest(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Identifies all files by paths and bytes, whatever their order. */
export function contentDigest(files: ContentFiles): string {
  const hash = createHash("sha256");
  for (const [path, bytes] of sorted(files)) hash.update(`${path}\0${blobDigest(bytes)}\n`);
  return hash.digest("hex");
}

/** The digest of each file by its path. */
export function digestsOf(files: ContentFiles): Record<string, string> {
  return Object.fromEntries([...files].map(([path, bytes]) => [path, blobDigest(bytes)]));
}

/** Sorted by code units, the same on every machine. */
function sorted(files: ContentFiles): Map<string, Buffer> {
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A path that stays below its folder and has no hidden part. */
function isContentPath(path: string): boolean {
  return path.split("/").every((part) => part !== "" && !part.startsWith(".") && !/[\\\0]/.test(part));
}
