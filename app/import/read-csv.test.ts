import { expect, test } from "vitest";
import { readCsv } from "./read-csv.ts";
import { readDay } from "./read-table.ts";

test("cells, quotes, line breaks inside them and empty lines are read with their lines", () => {
  const text = '\ufeffa,b\r\n1,"x, ""y""\nz"\r\n\r\n3,\r\n';
  expect(readCsv(text)).toEqual({
    ok: true,
    rows: [
      { line: 1, cells: ["a", "b"] },
      { line: 2, cells: ["1", 'x, "y"\nz'] },
      { line: 5, cells: ["3", ""] },
    ],
  });
});

test.each([
  ["semicolons", "a;b\n1,5;2"],
  ["tabs", "a\tb\n1,5\t2"],
])("%s between cells are found", (_, text) => {
  expect(readCsv(text)).toMatchObject({ ok: true, rows: [{ cells: ["a", "b"] }, { cells: ["1,5", "2"] }] });
});

test.each([
  ['a,b\n1,"x', 2, "no closing quote"],
  ['a\n"x"y', 2, "goes on after"],
])("a broken quote is named with its line: %j", (text, line, reason) => {
  expect(readCsv(text)).toEqual({ ok: false, line, reason: expect.stringContaining(reason) });
});

test.each([
  ["2026-11-21", "2026-11-21"],
  ["21/11/2026", "2026-11-21"],
  ["1.2.2026", "2026-02-01"],
  ["31/02/2026", undefined],
  ["2026-02-30", undefined],
  ["tomorrow", undefined],
])("the day %s is %s", (typed, day) => expect(readDay(typed)).toBe(day));
