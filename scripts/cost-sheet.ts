import { type DeviceKey, deviceRows, type FleetKey, fleetRows } from "#app/tco/assumptions.ts";
import { calculate, tcoTyped } from "#app/tco/calculation.ts";
import { itemKeys, items } from "#app/tco/costs.ts";
import { isMacOnly, platforms, type Side } from "#app/tco/inputs.ts";
import { figuresAsOf, originNotes } from "#app/tco/sources.ts";
import { lineFormulas, totalFormula } from "./cost-sheet/line-formulas.ts";
import { type Cell, spreadsheet } from "./cost-sheet/spreadsheet.ts";
import type { SiteFile } from "./release/site-file.ts";

const costSheetPath = "/mac-pc-cost-lines.xlsx";

const sides = ["mac", "pc"] as const satisfies readonly Side[];
const columns = { mac: "C", pc: "D" } as const;

/** The cost comparison as a spreadsheet, with the figures of the page and their formulas. */
export function costSheet(): SiteFile {
  return {
    path: costSheetPath,
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    cache: "public, max-age=3600",
    body: spreadsheet("Cost lines", costSheetRows()),
  };
}

export function costSheetRows(): Cell[][] {
  const calculation = calculate(tcoTyped(""));
  if (!calculation.ok) throw new Error("the default figures of the comparison are invalid");
  const { costs, device, devices } = calculation.comparison;
  const rows: Cell[][] = [
    ["Mac and PC: what a device costs, line by line"],
    [
      "Replace the figures in columns C and D. The lines below calculate themselves, in rupees for one device.",
    ],
    [`As of ${figuresAsOf}. ${originNotes.map(({ word, means }) => `${word}: ${means}`).join(" ")}`],
    [],
    ["Figure", "Unit", platforms.mac, platforms.pc, "Where it comes from"],
  ];
  const at: Record<string, string> = {};
  for (const [key, { label, unit, initial, origin }] of Object.entries(fleetRows) as FleetRow[]) {
    if (!countsInSheet(key)) continue;
    rows.push([label, unit, initial, "", origin]);
    at[key] = `$C$${rows.length}`;
  }
  for (const [key, row] of Object.entries(deviceRows) as [DeviceKey, DeviceRow][]) {
    rows.push([row.label, row.unit, row.mac, isMacOnly(key) ? "" : (row.pc ?? ""), row.origin ?? ""]);
    for (const side of sides) at[`${side}-${key}`] = `${columns[side]}${rows.length}`;
  }
  rows.push([], ["Line", "", platforms.mac, platforms.pc, "PC less Mac"]);
  const first = rows.length + 1;
  for (const key of itemKeys) {
    const [mac, pc] = sides.map((side) => {
      const formula = lineFormulas[key]((name) => at[`${side}-${name}`] ?? at[name] ?? "0");
      const isTheMacs = items[key].needs.every(isMacOnly) && side === "pc";
      return isTheMacs ? 0 : { formula, value: costs[side][key] ?? 0 };
    });
    rows.push([
      items[key].label,
      "₹",
      mac ?? 0,
      pc ?? 0,
      lessOf(rows.length + 1, costs.pc[key], costs.mac[key]),
    ]);
  }
  const last = rows.length;
  const total = (side: Side) => ({ formula: totalFormula(columns[side], first, last), value: device[side] });
  rows.push(["One device", "₹", total("mac"), total("pc"), lessOf(last + 1, device.pc, device.mac)]);
  const fleet = (side: Side) => ({
    formula: `${columns[side]}${last + 1}*${at.devices}`,
    value: device[side] * devices,
  });
  rows.push([
    "The fleet",
    "₹",
    fleet("mac"),
    fleet("pc"),
    lessOf(last + 2, device.pc * devices, device.mac * devices),
  ]);
  return rows;
}

type FleetRow = [FleetKey, { label: string; unit: string; initial: number; origin: string }];
type DeviceRow = { label: string; unit: string; mac: number; pc?: number; origin?: string };

/** Without margins and discount, which only the page has: the sheet has one result, in rupees as paid. */
function countsInSheet(key: FleetKey): boolean {
  return key !== "quoted" && key !== "estimated" && key !== "discount";
}

function lessOf(row: number, pc: number | null, mac: number | null): Cell {
  return { formula: `D${row}-C${row}`, value: (pc ?? 0) - (mac ?? 0) };
}
