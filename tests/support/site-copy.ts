import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const sources = [
  "app",
  "art/pictures",
  "content",
  "public",
  "scripts",
  "server",
  "server.ts",
  "package.json",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
];

/** A copy of the sources for a test that changes them, with the packages of this folder. */
export function siteCopy(): { folder: string; edit(file: string, change: (text: string) => string): void } {
  const folder = mkdtempSync(join(tmpdir(), "copied site-"));
  for (const name of sources) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return {
    folder,
    edit: (file, change) =>
      writeFileSync(join(folder, file), change(readFileSync(join(folder, file), "utf8"))),
  };
}
