import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The paths of all files in a folder and its subfolders, in alphabetical order. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
