import { grouped } from "#app/calculator/rupees.ts";
import type { Comparison } from "./compare.ts";
import { itemKeys, items } from "./costs.ts";

/** A line of the table: the cost of the Mac, of the PC, and the difference (the PC taken from the Mac). */
export type LineRow = { label: string; cells: [string, string, string] };

/** Every line for the whole fleet, and the sums, for a report. */
export function lineRows({ costs, device, devices, years }: Comparison): {
  lines: LineRow[];
  sums: LineRow[];
} {
  const count = devices || 1;
  const { mac, pc } = device;
  return {
    lines: itemKeys.map((key) => row(items[key].label, costs.mac[key], costs.pc[key], count)),
    sums: [
      row("Total", mac, pc, count),
      ...(count > 1 ? [row("Per device", mac, pc, 1)] : []),
      row("Per device per year", mac, pc, 1 / (years || 1)),
    ],
  };
}

function row(label: string, mac: number | null, pc: number | null, times: number): LineRow {
  if (mac === null || pc === null) return { label, cells: ["not counted", "", ""] };
  return { label, cells: [grouped(mac * times), grouped(pc * times), grouped((mac - pc) * times)] };
}
