import { grouped, rupees } from "#app/calculator/rupees.ts";
import type { Comparison } from "./compare.ts";
import { groups, partsOf, segments } from "./cost-groups.ts";
import { platforms, type Side } from "./inputs.ts";
import { perYear } from "./result-sentences.ts";

const sides: readonly Side[] = ["mac", "pc"];

/** Two bars of equal scale. `table` is the id of the table with the same figures. */
export function CostChart({ comparison, table }: { comparison: Comparison; table: string }) {
  const { costs, device, years } = comparison;
  const parts = { mac: partsOf(costs.mac), pc: partsOf(costs.pc) };
  const longest = Math.max(...sides.map((side) => parts[side].reduce((all, part) => all + part, 0)), 1);
  return (
    <figure className="bars">
      {sides.map((side) => (
        <div key={side}>
          <p>
            <b>{platforms[side]}</b>
            {` ${rupees(device[side] / (years || 1))} `}
            <small>{perYear}</small>
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
            <svg width="12" height="12" aria-hidden="true">
              <rect className={`g${at}`} width="12" height="12" />
            </svg>
            {` ${label}`}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

function spokenBar(side: Side, parts: readonly number[]): string {
  const all = parts.reduce((sum, part) => sum + part, 0) || 1;
  const shares = groups.map(({ label }, at) => `${label} ${grouped(((parts[at] ?? 0) / all) * 100)}%`);
  return `${platforms[side]}: ${shares.join(", ")}`;
}
