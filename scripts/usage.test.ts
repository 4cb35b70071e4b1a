import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const commands = [
  { file: "scripts/staff.ts", usage: /^npm run staff -- list\n/, wrong: [[], ["sack"]] },
  { file: "scripts/leads.ts", usage: /^npm run leads -- export\n/, wrong: [[], ["exprot"]] },
  { file: "scripts/publish.ts", usage: /^npm run publish /, wrong: [["now"], ["--undo", "x"]] },
  { file: "scripts/content.ts", usage: /^npm run content /, wrong: [] },
  { file: "scripts/demo.ts", usage: /^npm run demo /, wrong: [["bogus"]] },
  {
    file: "scripts/art.ts",
    usage: /^npm run art -- NAME/,
    wrong: [[], ["bogus"], ["home", "--view", "broad"]],
  },
  { file: "scripts/faults.ts", usage: /^npm run faults /, wrong: [["--hole"]] },
  { file: "scripts/contact-sheet.ts", usage: /^npm run contact-sheet /, wrong: [["--drak"]] },
  {
    file: "bench/drill.ts",
    usage: /^npm run drill /,
    wrong: [["bogus"], ["0"], ["stop", "3"], ["rolling", "x"]],
  },
  {
    file: "bench/bench.ts",
    usage: /^npm run bench /,
    wrong: [["bogus"], ["--quick", "--sqlite"], ["workspace", "x"]],
  },
];

describe.each(commands)("$file", { timeout: 60_000 }, ({ file, usage, wrong }) => {
  test.each([["--help"], ...wrong].map((words) => [words.join(" ") || "nothing", words]))(
    "%s prints the usage and does nothing else",
    (_, words) => {
      const folder = mkdtempSync(join(tmpdir(), "usage-"));
      const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words], {
        encoding: "utf8",
        timeout: 30_000,
        env: { ...process.env, TMPDIR: folder, DATA_DIR: join(folder, "data"), DATABASE_URL: "" },
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
