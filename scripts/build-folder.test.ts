import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { currentBuild, makeCurrent, newBuildFolder } from "./build-folder.ts";

const day = (number: number) => new Date(Date.UTC(2026, 10, number));

function finished(root: string, on: Date): string {
  const folder = newBuildFolder(on, root);
  writeFileSync(join(folder, "record.json"), "{}");
  makeCurrent(folder, root);
  return folder;
}

test("the newest complete build is served, and the two before it stay for running servers", () => {
  const root = mkdtempSync(join(tmpdir(), "build folder-"));
  const made = [1, 2, 3, 4].map((number) => finished(root, day(number)));
  expect(currentBuild(root)).toBe(made[3]);
  expect(readdirSync(root).map((name) => join(root, name))).toEqual([
    ...made.slice(1),
    join(root, "current"),
  ]);
});

test("an interrupted build is never served, and the next build removes it", () => {
  const root = mkdtempSync(join(tmpdir(), "build folder-"));
  const whole = finished(root, day(1));
  const unfinished = newBuildFolder(day(2), root);
  expect(currentBuild(root)).toBe(whole);
  const next = newBuildFolder(day(3), root);
  expect(readdirSync(root).map((name) => join(root, name))).not.toContain(unfinished);
  expect(readdirSync(root).map((name) => join(root, name))).toContain(next);
});
