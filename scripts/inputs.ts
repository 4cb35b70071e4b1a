import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const roots = [
  "app",
  "art/pictures",
  "public",
  "server",
  "scripts",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
];

/**
 * A digest of the inputs of a bundle: the sources, without content and settings, and the version of Node. It ignores
 * modification times, so that a copied or unpacked folder has the same digest.
 */
export function codeDigest(): string {
  const hash = createHash("sha256").update(process.version);
  for (const root of roots) addTo(hash, root);
  return hash.digest("hex");
}

function addTo(hash: ReturnType<typeof createHash>, path: string) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isDirectory()) {
    hash.update(`${path}\0${found.size}\0`).update(readFileSync(path));
    return;
  }
  for (const name of readdirSync(path).sort()) if (!/\.test\.tsx?$/.test(name)) addTo(hash, join(path, name));
}
