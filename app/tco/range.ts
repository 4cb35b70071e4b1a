import { deviceRows, fleetRows } from "./assumptions.ts";
import { bothCosts, total } from "./costs.ts";
import type { Inputs, Side } from "./inputs.ts";

/** The effect of one figure's margin on the saving of one Mac, the others unchanged. */
export type Influence = {
  side: Side | "fleet";
  key: string;
  label: string;
  value: number;
  from: number;
  to: number;
  /** The saving at the figure's lower and upper end. */
  at: { from: number; to: number };
  swing: number;
};

type Row = { label: string; most: number; band?: "quoted" | "estimated" };
type Rows = Record<string, Row>;

/** Every figure with a margin, the largest effect first. */
export function influences(inputs: Inputs): Influence[] {
  const all = [
    ...ofSide(inputs, "fleet", fleetRows),
    ...ofSide(inputs, "mac", deviceRows),
    ...ofSide(inputs, "pc", deviceRows),
  ];
  return all.filter(({ swing }) => swing > 0).sort((one, other) => other.swing - one.swing);
}

/** The saving with every figure at the worst end of its margin for the Mac, and at the best. */
export function rangeOf(inputs: Inputs, moved: readonly Influence[]): { low: number; high: number } {
  let [low, high] = [inputs, inputs];
  for (const { side, key, from, to, at } of moved) {
    const fromIsWorse = at.from < at.to;
    low = changed(low, side, key, fromIsWorse ? from : to);
    high = changed(high, side, key, fromIsWorse ? to : from);
  }
  return { low: savingOf(low), high: savingOf(high) };
}

function ofSide(inputs: Inputs, side: Side | "fleet", rows: Rows): Influence[] {
  return Object.entries(rows).flatMap(([key, { label, most, band }]) => {
    const value = (inputs[side] as Record<string, number | null>)[key];
    const margin = band && inputs.fleet[band];
    if (!value || !margin) return [];
    const from = value * (1 - margin / 100);
    const to = Math.min(most, value * (1 + margin / 100));
    const at = {
      from: savingOf(changed(inputs, side, key, from)),
      to: savingOf(changed(inputs, side, key, to)),
    };
    return [{ side, key, label, value, from, to, at, swing: Math.abs(at.to - at.from) }];
  });
}

function savingOf(inputs: Inputs): number {
  const { mac, pc } = bothCosts(inputs);
  return total(pc) - total(mac);
}

function changed(inputs: Inputs, side: Side | "fleet", key: string, value: number): Inputs {
  return { ...inputs, [side]: { ...inputs[side], [key]: value } };
}
