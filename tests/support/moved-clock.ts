import { chmodSync, mkdtempSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** A clock for child processes, which start with `env`. It shows the machine's time until it is moved. */
export function movedClock() {
  const folder = mkdtempSync(join(tmpdir(), "site-clock-"));
  // Tests start processes of another user too.
  chmodSync(folder, 0o755);
  const file = join(folder, "ahead");
  const set = (ms: number) => {
    writeFileSync(`${file}.next`, String(ms));
    renameSync(`${file}.next`, file);
  };
  set(0);
  return {
    env: {
      // As a URL: the path may have spaces.
      NODE_OPTIONS: `--import=${pathToFileURL(resolve("tests/support/moved-clock-preload.ts"))}`,
      CLOCK_AHEAD: file,
    },
    /** Sets the clock to this instant, from which it runs on. */
    moveTo: (instant: Date) => set(instant.getTime() - Date.now()),
  };
}
