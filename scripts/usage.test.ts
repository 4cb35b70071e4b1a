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
  { file: "scripts/build.ts", usage: /^npm run build /, wrong: [["nonsense"]] },
  { file: "scripts/check.ts", usage: /^npm run check /, wrong: [["nonsense"]] },
  { file: "scripts/engines.ts", usage: /^npm run engines /, wrong: [] },
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

test("content: a word that is in no file's path is named, and the command fails", { timeout: 60_000 }, () => {
  const asked = spawnSync(process.execPath, ["scripts/content.ts", "blog/", "sevice"], { encoding: "utf8" });
  expect(asked).toMatchObject({ status: 1, stdout: "" });
  expect(asked.stderr).toBe('No file of content/ has "sevice" in its path.\n');
});

test("engines: a word that matches no journey fails, though every journey was skipped", {
  timeout: 120_000,
}, () => {
  const asked = spawnSync(process.execPath, ["scripts/engines.ts", "-t", "nonsense"], { encoding: "utf8" });
  expect(asked.status).toBe(1);
  // Without an engine it has said which is missing.
  expect(asked.stdout + asked.stderr).toMatch(/No journey matches -t nonsense|was not walked/);
});
