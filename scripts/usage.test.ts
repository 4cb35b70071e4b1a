import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";

/** Each is started with `--help`, and those whose words choose what runs with some that they do not know. */
const commands = [
  { file: "scripts/staff.ts", usage: /^npm run staff -- list\n/, wrong: [[]] },
  { file: "scripts/leads.ts", usage: /^npm run leads -- export\n/, wrong: [["exprot"]] },
  { file: "scripts/publish.ts", usage: /^npm run publish /, wrong: [["--undo", "x"]] },
  { file: "scripts/content.ts", usage: /^npm run content /, wrong: [] },
  { file: "scripts/demo.ts", usage: /^npm run demo /, wrong: [] },
  { file: "scripts/art.ts", usage: /^npm run art -- NAME/, wrong: [["home", "--view", "broad"]] },
  { file: "scripts/faults.ts", usage: /^npm run faults /, wrong: [] },
  { file: "scripts/contact-sheet.ts", usage: /^npm run contact-sheet /, wrong: [] },
  { file: "bench/drill.ts", usage: /^npm run drill /, wrong: [["bogus"], ["stop", "3"]] },
  { file: "bench/bench.ts", usage: /^npm run bench /, wrong: [["--quick", "--sqlite"]] },
];

describe.each(commands)("$file", { timeout: 60_000 }, ({ file, usage, wrong }) => {
  test.each([["--help"], ...wrong].map((words) => [words.join(" ") || "nothing", words]))(
    "%s prints the usage and does nothing else",
    (_, words) => {
      const folder = mkdtempSync(join(tmpdir(), "usage-"));
      const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words], {
        encoding: "utf8",
        timeout: 30_000,
        env: {
          NODE_COMPILE_CACHE: resolve(".cache/compiled"),
          ...process.env,
          TMPDIR: folder,
          DATA_DIR: join(folder, "data"),
          DATABASE_URL: "",
        },
      });
      expect(stderr).toMatch(usage);
      expect(stderr).not.toContain("node:internal");
      expect(stdout).toBe("");
      expect(status).toBeGreaterThan(0);
      expect(readdirSync(folder)).toEqual([]);
      rmSync(folder, { recursive: true });
    },
  );
});
