import { type BreakEven, breakEven } from "./break-even.ts";
import { bothCosts, type Costs, type ItemKey, itemKeys, items, total } from "./costs.ts";
import type { Inputs, Side } from "./inputs.ts";
import { type Influence, influences, rangeOf } from "./range.ts";

export type Comparison = {
  devices: number;
  years: number;
  /** Cost of one device over the years compared. */
  device: Record<Side, number>;
  /** One device, by line. */
  costs: Record<Side, Costs>;
  /** Labels of the lines left blank. */
  notCounted: string[];
  /** PC less Mac, for one device; negative if the Mac costs more. */
  saving: number;
  /** The saving with every figure at the worst end of its margin for the Mac, and at the best. */
  range: { low: number; high: number };
  /** The figures with the largest effect on the saving, the largest first. */
  decisive: Influence[];
  breakEven: BreakEven;
};

const maxShown = 3;

/** The comparison for one device; multiply by `devices` for the fleet. */
export function compare(inputs: Inputs): Comparison {
  const costs = bothCosts(inputs);
  const device = { mac: total(costs.mac), pc: total(costs.pc) };
  const saving = device.pc - device.mac;
  const moved = influences(inputs);
  return {
    devices: inputs.fleet.devices ?? 0,
    years: inputs.fleet.years ?? 0,
    device,
    costs,
    notCounted: itemKeys.filter((key: ItemKey) => costs.mac[key] === null).map((key) => items[key].label),
    saving,
    range: rangeOf(inputs, moved),
    decisive: moved.slice(0, maxShown),
    breakEven: breakEven(inputs, saving),
  };
}
