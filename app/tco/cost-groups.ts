import type { Costs, ItemKey } from "./costs.ts";

/** Lines that the chart adds up; the table below it lists each of them. */
export const groups: readonly { label: string; items: readonly ItemKey[] }[] = [
  { label: "Device, less its value at the end", items: ["purchase", "value"] },
  { label: "Software and management", items: ["os", "security", "apps", "mdm"] },
  { label: "IT work and migration", items: ["setup", "move", "windows", "support"] },
  { label: "Cover and repair", items: ["cover", "repair"] },
  { label: "Energy, retirement", items: ["energy", "retire"] },
];

/** The cost of each group; 0 for a group whose residual value exceeds its cost, because a bar cannot be negative. */
export function partsOf(costs: Costs): number[] {
  return groups.map(({ items }) =>
    Math.max(
      0,
      items.reduce((all, key) => all + (costs[key] ?? 0), 0),
    ),
  );
}

/** Where each group of a bar begins and how long it is, in per cent of the longest bar. */
export function segments(parts: readonly number[], longest: number): { x: number; width: number }[] {
  let from = 0;
  return parts.map((part) => {
    const x = from;
    from += (part / longest) * 100;
    return { x: round(x), width: round(round(from) - round(x)) };
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
