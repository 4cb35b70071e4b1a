import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ContentFiles, writeContentFiles } from "#app/content/publish/content-files.ts";
import { formatProblem, type Reading, readContent } from "#app/content/read/reader.ts";

/** Reads files outside `content/`, as of an instant. */
export function readFilesAt(files: ContentFiles, at: Date): Reading {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  try {
    writeContentFiles(folder, files);
    return readContent(process.cwd(), at, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The problems of a site with these files, as sentences for authors. */
export function problemsOf(files: ContentFiles, at: Date): string[] {
  return readFilesAt(files, at).problems.map(formatProblem);
}
