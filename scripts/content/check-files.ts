import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type ContentFiles, writeContentFiles } from "#app/content/publish/content-files.ts";
import { formatProblem, readContent } from "#app/content/read/reader.ts";

/** The problems of a whole site with these files, as sentences for authors. */
export function problemsOf(files: ContentFiles, now: Date): string[] {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  try {
    writeContentFiles(join(root, "content"), files);
    symlinkSync(resolve("public"), join(root, "public"), "dir");
    return readContent(root, now).problems.map(formatProblem);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
