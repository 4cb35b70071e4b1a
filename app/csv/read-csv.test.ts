import { expect, test } from "vitest";
import { readCsv } from "./read-csv.ts";
import { type Cells, readDay, readTable } from "./read-table.ts";

test("cells, quotes, line breaks inside them and empty lines are read with their lines", () => {
  const text = '\ufeffa,b\r\n1,"x, ""y""\nz"\r\n\r\n3,\r\n';
  expect([...readCsv(text)]).toEqual([
    { line: 1, cells: ["a", "b"] },
    { line: 2, cells: ["1", 'x, "y"\nz'] },
    { line: 4, cells: [""] },
    { line: 5, cells: ["3", ""] },
  ]);
});

test.each([
  ["semicolons", "a;b\n1,5;2"],
  ["tabs", "a\tb\n1,5\t2"],
])("%s between cells are found", (_, text) => {
  expect([...readCsv(text)]).toMatchObject([{ cells: ["a", "b"] }, { cells: ["1,5", "2"] }]);
});

test.each([
  "sep=;\na;b\n1,2,3;4",
  "sep=;\r\na;b\r\n1,2,3;4",
  "sep=;\ra;b\r1,2,3;4",
  '\ufeff"sep=;"\na;b\n1,2,3;4',
  '"sep=;";;\na;b\n1,2,3;4',
  "sep=;;;\na;b\n1,2,3;4",
])("a line that names the sign between cells is obeyed and is no row: %j", (text) => {
  expect([...readCsv(text)]).toEqual([
    { line: 2, cells: ["a", "b"] },
    { line: 3, cells: ["1,2,3", "4"] },
  ]);
});

test.each([
  ['a,b\n1,"x', 2, "no closing quote"],
  ['a\n"x"y', 2, "goes on after"],
])("a broken quote is named with its line: %j", (text, line, reason) => {
  expect([...readCsv(text)]).toContainEqual({ line, reason: expect.stringContaining(reason) });
});

test("a broken quote hides no other fault: every line behind it is read as it stands", () => {
  const text = 'a,b\n1,"x\n2,y\n3,"z"\n4,"p"q\n5,"two\nlines"\n7,"never closed\n8,w\n';
  expect([...readCsv(text)]).toEqual([
    { line: 1, cells: ["a", "b"] },
    { line: 2, reason: expect.any(String) },
    { line: 3, cells: ["2", "y"] },
    { line: 4, cells: ["3", "z"] },
    { line: 5, reason: expect.any(String) },
    { line: 6, cells: ["5", "two\nlines"] },
    { line: 8, reason: expect.any(String) },
    { line: 9, cells: ["8", "w"] },
  ]);
});

const columns = ["a", "b", "c", "d"] as const;
const read = (cells: Cells<"a">) => ({ ok: true as const, value: cells.a });
const readLines = (lines: string[]) => readTable(lines.join("\n"), { columns, needed: [], read });

test.each([
  ["a long file", Array.from({ length: 60_000 }, (_, at) => `S${at},x,y,z`), 60_000],
  ["one whose rows are mostly empty", ["S1,x,y,z", ...Array(100_000).fill(",,,")], 1],
  ["one with a gap above its heading", [], 1, ["", ...Array(100_000).fill(",,,"), "a,b,c,d", "S1,x,y,z"]],
])("%s is read while others have their turn", async (_, rows, lines, all = ["a,b,c,d", ...rows]) => {
  let turns = 0;
  let isRead = false;
  const others = () => {
    turns += 1;
    if (!isRead) setImmediate(others);
  };
  others();
  const table = await readLines(all);
  isRead = true;
  expect(table).toMatchObject({ lines, faults: [] });
  expect(turns).toBeGreaterThan(2);
});

test("a line of very many cells is refused by name, wherever it stands, and the next ones are read", async () => {
  const reason = "has more than 200 cells";
  const wide = ",".repeat(1_000_000);
  expect(await readLines([wide, "S1,x,y,z"])).toEqual({
    ...{ lines: 0, values: [] },
    faults: [{ line: 1, reason }],
  });
  expect(await readLines(["a,b,c,d", wide, "S1,x,y,z"])).toEqual({
    ...{ lines: 2, values: [{ line: 3, value: "S1" }] },
    faults: [{ line: 2, reason }],
  });
});

test("empty columns behind the last named one are skipped, and a cell that stands there is a fault", async () => {
  expect(await readLines(["a,b,,", "S1,x,,", "S2,x,,,,", "S3", "S4,x,,y", ",,,,"])).toEqual({
    lines: 4,
    values: [
      { line: 2, value: "S1" },
      { line: 3, value: "S2" },
      { line: 4, value: "S3" },
    ],
    faults: [{ line: 5, reason: "has 4 cells, the heading has 2" }],
  });
  const { faults } = await readLines(["a,,b", "S1,,x"]);
  expect(faults).toMatchObject([{ line: 1, reason: expect.stringContaining('the column "" is not known') }]);
});

test.each([
  ["2026-11-21", "2026-11-21"],
  ["21/11/2026", "2026-11-21"],
  ["1.2.2026", "2026-02-01"],
  ["31/02/2026", undefined],
  ["2026-02-30", undefined],
  ["tomorrow", undefined],
])("the day %s is %s", (typed, day) => expect(readDay(typed)).toBe(day));
