import { bothCosts } from "./costs.ts";
import type { Inputs, Side } from "./inputs.ts";

/**
 * The value of one figure at which Mac and PC would cost the same, the others unchanged; null if the figure is not
 * counted or has no effect. A value below 0 or above 100 % means that no such figure exists.
 */
export type BreakEven = Record<"macTickets" | "pcTickets" | "macResidual", number | null>;

/** The saving is linear in each of these figures: it is 0 at a distance of saving / slope. */
export function breakEven(inputs: Inputs, saving: number): BreakEven {
  const perMacTicket = -slope(inputs, "mac", "tickets");
  const perPcTicket = slope(inputs, "pc", "tickets");
  const perPercent = -slope(inputs, "mac", "residual");
  return {
    macTickets: zeroOf(inputs.mac.tickets, perMacTicket, saving),
    pcTickets: zeroOf(inputs.pc.tickets, perPcTicket, saving),
    macResidual: zeroOf(inputs.mac.residual, perPercent, saving),
  };
}

/** What one unit more of a figure adds to the cost of its line. */
function slope(inputs: Inputs, side: Side, key: "tickets" | "residual"): number {
  const line = key === "tickets" ? "support" : "value";
  const at = (value: number) =>
    bothCosts({ ...inputs, [side]: { ...inputs[side], [key]: value } })[side][line] ?? 0;
  return at(1) - at(0);
}

function zeroOf(value: number | null, savingPerUnit: number, saving: number): number | null {
  if (value === null || savingPerUnit === 0) return null;
  return value - saving / savingPerUnit;
}
