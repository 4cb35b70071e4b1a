import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

test.each([
  ["nothing", []],
  ["an unknown command", ["sack"]],
  ["an unknown option", ["--help"]],
])("%s prints the commands and opens no database", (_, words) => {
  const folder = mkdtempSync(join(tmpdir(), "staff-"));
  const { status, stderr } = spawnSync(process.execPath, ["scripts/staff.ts", ...words], {
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: join(folder, "data"), DATABASE_URL: "" },
  });
  expect(stderr).toMatch(/^npm run staff -- list\n/);
  expect(stderr).not.toContain("node:internal");
  expect(status).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
