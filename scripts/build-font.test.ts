import { mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildFont, fallbackFaces } from "./build-font.ts";

test("the typeface is one file within its budget, and the same input gives the same file", async () => {
  const outDir = mkdtempSync(join(tmpdir(), "font-"));
  const first = await buildFont({ outDir });
  const second = await buildFont({ outDir });
  expect(statSync(first.file).size).toBeLessThan(32_000);
  expect(first.hash).toBe(second.hash);
});

test("the fallback rules in the stylesheet match the typeface", async () => {
  expect(readFileSync("app/styles/typeface.css", "utf8")).toContain(await fallbackFaces());
});
