import { expect, test } from "vitest";
import { nameTable, shortenNames } from "./short-names-plugin.ts";

test("the property used most gets the shortest name, everywhere the same", () => {
  const css = ":root{--rare:1;--hue:red}a{color:var(--hue)}b{color:var(--hue)}";
  expect(shortenNames(css, nameTable(css))).toBe(":root{--b:1;--a:red}a{color:var(--a)}b{color:var(--a)}");
});

test("no two properties share a name, however many there are", () => {
  const css = Array.from({ length: 800 }, (_, at) => `--p${at}:0`).join(";");
  const table = nameTable(css);
  expect(new Set(table.values()).size).toBe(800);
});
