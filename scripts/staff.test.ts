import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyEmptySqlite } from "#tests/support/databases.ts";

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "staff-"));
  await copyEmptySqlite(join(folder, "site.db"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function staff(...words: string[]) {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/staff.ts", ...words], {
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: "" },
  });
  return { status, stderr };
}

const quiet = { status: 0, stderr: "" };
const warned = { status: 0, stderr: expect.stringMatching(/^Warning: no active admin is left\./) };

test("a command that leaves no active admin warns of it", { timeout: 60_000 }, () => {
  for (const email of ["asha@dts.example", "ravi@dts.example"])
    expect(staff("add", "--email", email, "--role", "admin")).toEqual(quiet);
  expect(staff("disable", "--email", "ravi@dts.example")).toEqual(quiet);
  expect(staff("role", "--email", "asha@dts.example", "--role", "agent")).toEqual(warned);
  expect(staff("enable", "--email", "ravi@dts.example")).toEqual(quiet);
  expect(staff("disable", "--email", "ravi@dts.example")).toEqual(warned);
});

test("a disabled colleague gets no leads, also when there are none", { timeout: 60_000 }, () => {
  for (const email of ["asha@dts.example", "ravi@dts.example"])
    staff("add", "--email", email, "--role", "admin");
  staff("disable", "--email", "ravi@dts.example");
  const words = ["hand-over", "--email", "asha@dts.example", "--to"];
  expect(staff(...words, "ravi@dts.example")).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^--to "ravi@dts\.example" cannot own leads/),
  });
  expect(staff(...words, "nobody")).toEqual(quiet);
});

test("an account stays enabled when its leads cannot go where they should", { timeout: 60_000 }, () => {
  for (const email of ["asha@dts.example", "ravi@dts.example"])
    staff("add", "--email", email, "--role", "admin");
  expect(staff("disable", "--email", "asha@dts.example", "--to", "ravo@dts.example").status).toBe(1);
  expect(staff("hand-over", "--email", "ravi@dts.example", "--to", "asha@dts.example")).toEqual(quiet);
});
