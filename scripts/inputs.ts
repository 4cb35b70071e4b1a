import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const roots = [
  "app",
  "content",
  "public",
  "server",
  "scripts",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
];

/**
 * A digest of everything that a build is made of: the sources and the settings that are inputs of the build.
 * Size and time of change stand for a file's content; a clone or an edit changes them, a restart does not.
 */
export function inputsDigest(settings: Record<string, string | undefined>): string {
  const hash = createHash("sha256").update(JSON.stringify(settings));
  for (const root of roots) addTo(hash, root);
  return hash.digest("hex");
}

function addTo(hash: ReturnType<typeof createHash>, path: string) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isDirectory()) {
    hash.update(`${path}\0${found.size}\0${found.mtimeMs}\0`);
    return;
  }
  for (const name of readdirSync(path).sort()) if (!name.endsWith(".test.ts")) addTo(hash, join(path, name));
}
