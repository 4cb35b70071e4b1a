import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testFolder } from "./test-folder.ts";

/**
 * Vitest's global setup: the run has a temporary folder and a folder in memory of its own, for its processes and for
 * those that they start. Both are removed after it, with what the tests leave there.
 */
export function setup(): () => void {
  const folders = [tmpdir(), testFolder].map((root) => {
    const folder = mkdtempSync(join(root, "site-run-"));
    // Some tests act as another user.
    chmodSync(folder, 0o755);
    return folder;
  });
  [process.env.TMPDIR, process.env.TEST_FOLDER] = folders;
  return () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}
