import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { calculate, tcoTyped } from "#app/tco/calculation.ts";
import { itemKeys } from "#app/tco/costs.ts";
import { goldenQuery } from "#app/tco/golden-example.ts";
import { lineFormulas } from "./cost-sheet/line-formulas.ts";
import { costSheet, costSheetRows } from "./cost-sheet.ts";

/** Evaluates a formula of the sheet with figures instead of cells. */
function evaluated(formula: string): number {
  const program = formula.replace(/ROUNDUP\(([^,]+),0\)/g, "Math.ceil($1)");
  expect(program).toMatch(/^[\d\s.()*+/-]|Math\.ceil/);
  return Number(new Function(`return ${program}`)());
}

test.each([
  ["the figures the page begins with", ""],
  ["the golden example", goldenQuery],
  ["lives that end within the years", "years=5&mac-life=4&pc-life=2"],
  ["GST that is not claimed back", "credit=0&mac-off=7&pc-residual=5"],
])("the formulas give what the page gives: %s", (_, query) => {
  const result = calculate(tcoTyped(query));
  if (!result.ok) throw new Error("figures were refused");
  for (const side of ["mac", "pc"] as const) {
    const figures = { ...result.inputs.fleet, ...result.inputs[side] } as Record<string, number | null>;
    for (const key of itemKeys) {
      const formula = lineFormulas[key]((name) => `(${figures[name] ?? 0})`);
      expect(evaluated(formula), `${side} ${key}`).toBeCloseTo(result.comparison.costs[side][key] ?? 0, 6);
    }
  }
});

test("the sheet ends with the totals of the page, per device and for the fleet", () => {
  const result = calculate(tcoTyped(""));
  if (!result.ok) throw new Error("figures were refused");
  const { device, devices } = result.comparison;
  expect(costSheetRows().slice(-2)).toMatchObject([
    ["One device", "₹", { value: device.mac }, { value: device.pc }, { value: device.pc - device.mac }],
    ["The fleet", "₹", { value: device.mac * devices }, { value: device.pc * devices }, {}],
  ]);
});

test("the file is a valid archive with a sheet in it", () => {
  const folder = mkdtempSync(join(tmpdir(), "cost-sheet-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "sheet.xlsx");
  writeFileSync(file, costSheet().body);
  const python =
    "import sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(*z.namelist())";
  const read = spawnSync("python3", ["-c", python, file], { encoding: "utf8" });
  if (read.error) return expect(costSheet().body.readUInt32LE(0)).toBe(0x04034b50);
  expect(read.stderr).toBe("");
  expect(read.stdout).toContain("xl/worksheets/sheet1.xml");
});
