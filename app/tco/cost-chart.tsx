import { grouped, rupees } from "#app/calculator/rupees.ts";
import type { Comparison } from "./compare.ts";
import type { Costs, ItemKey } from "./costs.ts";
import { platforms, type Side } from "./inputs.ts";

/** Lines that stand together in the chart; the table under it has each of them. */
const groups: readonly { label: string; items: readonly ItemKey[] }[] = [
  { label: "Device, less its value at the end", items: ["purchase", "value"] },
  { label: "Software and management", items: ["os", "security", "apps", "mdm"] },
  { label: "IT work and moving over", items: ["setup", "move", "windows", "support"] },
  { label: "Cover and repair", items: ["cover", "repair"] },
  { label: "Energy, retirement", items: ["energy", "retire"] },
];

const sides: readonly Side[] = ["mac", "pc"];

/** Two bars of equal scale. What they show stands in the table that `table` names. */
export function CostChart({ comparison, table }: { comparison: Comparison; table: string }) {
  const { costs, device, years } = comparison;
  const parts = { mac: partsOf(costs.mac), pc: partsOf(costs.pc) };
  const longest = Math.max(...sides.map((side) => parts[side].reduce((all, part) => all + part, 0)), 1);
  return (
    <figure className="bars">
      {sides.map((side) => (
        <div key={side}>
          <p>
            <b>{platforms[side]}</b> {rupees(device[side] / (years || 1))} <small>a device and year</small>
          </p>
          <svg
            width="100%"
            height="28"
            role="img"
            aria-label={spokenBar(side, parts[side])}
            aria-describedby={table}
          >
            {segments(parts[side], longest).map(({ x, width }, at) =>
              width > 0 ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the groups never change their order
                <rect className={`g${at}`} x={`${x}%`} width={`${width}%`} height="28" key={at} />
              ) : null,
            )}
          </svg>
        </div>
      ))}
      <figcaption>
        {groups.map(({ label }, at) => (
          <span key={label}>
            <svg width="10" height="10" aria-hidden="true">
              <rect className={`g${at}`} width="10" height="10" />
            </svg>{" "}
            {label}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** What each group costs; a group that earns more than it costs has no length. */
function partsOf(costs: Costs): number[] {
  return groups.map(({ items }) =>
    Math.max(
      0,
      items.reduce((all, key) => all + (costs[key] ?? 0), 0),
    ),
  );
}

function segments(parts: readonly number[], longest: number): { x: number; width: number }[] {
  let from = 0;
  return parts.map((part) => {
    const x = from;
    from += (part / longest) * 100;
    return { x: round(x), width: round(from) - round(x) };
  });
}

function spokenBar(side: Side, parts: readonly number[]): string {
  const all = parts.reduce((sum, part) => sum + part, 0) || 1;
  const shares = groups.map(({ label }, at) => `${label} ${grouped(((parts[at] ?? 0) / all) * 100)} %`);
  return `${platforms[side]}: ${shares.join(", ")}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
