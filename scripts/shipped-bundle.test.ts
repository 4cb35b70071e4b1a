import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bundleFolder } from "#tests/support/app-bundle.ts";
import { readReportLook } from "./report-look.ts";

const timeout = 180_000;

test("the server's code is ASCII, one byte a character in memory", { timeout }, async () => {
  const scripts = scriptsIn(join(await bundleFolder(), "server"));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter(({ code }) => /[^\0-\x7f]/.test(code)).map(({ name }) => name)).toEqual([]);
});

test("no form's Hindi names are sent to the browser", { timeout }, async () => {
  const scripts = scriptsIn(join(await bundleFolder(), "client"));
  const names = /\bhindi:([`"'])(.*?)\1|\bhi:([`"'])[\u0900-\u097f]/g;
  const found = scripts.flatMap(({ code }) => [...code.matchAll(names)]);
  expect(found.length).toBeGreaterThan(50);
  expect(found.filter(([, , hindi]) => hindi !== "").map(([text]) => text)).toEqual([]);
});

test("what runs outside the server's thread has its file beside the server", { timeout }, async () => {
  const bundle = await bundleFolder();
  for (const name of ["mail-thread", "pdf-documents", "make-release", "release-process", "archive-process"])
    expect(existsSync(join(bundle, "server", `${name}.js`)), name).toBe(true);
  const { typeface } = readReportLook(join(bundle, "server/pdf-documents.js"));
  expect(typeface.map(({ family, cut }) => `${family} ${cut}`)).toEqual([
    "Geist 400",
    "Geist 600",
    "Noto Sans Devanagari 400",
    "Noto Sans Devanagari 600",
  ]);
});

test("whoever may read the build may read all of it", { timeout }, async () => {
  const bundle = await bundleFolder();
  const inside = readdirSync(bundle, { recursive: true, withFileTypes: true }).filter((each) =>
    each.isDirectory(),
  );
  expect(inside.length).toBeGreaterThan(3);
  const modeOf = (folder: string) => statSync(folder).mode;
  const closed = inside
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((folder) => modeOf(folder) !== modeOf(bundle));
  expect(closed).toEqual([]);
});

function scriptsIn(folder: string): { name: string; code: string }[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => name.endsWith(".js"))
    .map((name) => ({ name, code: readFileSync(join(folder, name), "utf8") }));
}
