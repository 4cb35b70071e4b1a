import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the build that contains this module, in whatever chunk. */
export function bundleFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, "bundle.json"))) {
    if (dirname(folder) === folder) throw new Error("This code is not part of a build");
    folder = dirname(folder);
  }
  return folder;
}
