import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { copyEmptySqlite } from "#tests/support/databases.ts";
import { printBounces } from "./bounces.ts";

afterEach(() => void vi.unstubAllEnvs());

test("a missing report is named, and the others are read", async () => {
  const folder = mkdtempSync(join(tmpdir(), "bounces-"));
  vi.stubEnv("DATA_DIR", folder);
  await copyEmptySqlite(join(folder, "site.db"));
  const letter = join(folder, "letter.eml");
  writeFileSync(letter, "From: a@b.test\r\nTo: c@d.test\r\nSubject: hello\r\n\r\nNot a report.\r\n");
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  const lines = vi.spyOn(console, "log").mockImplementation(() => {});
  expect(await printBounces([`${folder}/none.eml`, letter])).toBe(1);
  expect(errors.mock.calls).toEqual([[expect.stringMatching(/none\.eml cannot be read/)]]);
  expect(lines.mock.calls).toEqual([[expect.stringMatching(/letter\.eml: not a report/)]]);
  errors.mockReset();
  lines.mockRestore();
});
