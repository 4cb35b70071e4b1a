import { shownFigure } from "#app/calculator/figure.ts";
import { spoken } from "#app/calculator/rupees.ts";
import { capital } from "#app/values/capital.ts";
import { type DeviceKey, deviceRows, type FleetKey, fleetRows } from "./assumptions.ts";
import type { Comparison } from "./compare.ts";
import { type Inputs, platforms } from "./inputs.ts";
import type { Influence } from "./range.ts";
import type { SoftBenefit } from "./soft-benefits.ts";

/** The unit of the verdict, the range and the bars. */
export const perYear = "per device per year";

/** The question of the page before the visitor has entered anything. */
export const question = "Where would both cost the same?";

/** The result in one sentence, which is the same whichever platform costs less. */
export function headline({ saving, devices }: Comparison): string {
  const all = saving * (devices || 1);
  return isSame(all) ? "Mac and PC cost the same" : `The Mac ${costs(all)}`;
}

/** The same for one device and one year: "Now the Mac costs ₹4,241 more per device per year." */
export function verdict({ saving, years }: Comparison): string {
  const each = saving / (years || 1);
  return `Now the Mac ${isSame(each) ? "and PC cost the same" : costs(each)} ${perYear}.`;
}

/** Shown to the rupee, a smaller difference is none. */
function isSame(saving: number): boolean {
  return Math.abs(saving) < 0.5;
}

function costs(saving: number): string {
  return `costs ${spoken(Math.abs(saving))} ${saving > 0 ? "less" : "more"}`;
}

/** The scope of the sentence: "100 devices over 4 years, without GST". */
export function scope({ devices, years }: Comparison, { fleet }: Inputs): string {
  const subject =
    devices === 0 ? "One device" : devices === 1 ? "1 device" : `${shownFigure(devices)} devices`;
  return `${subject} over ${years === 1 ? "1 year" : `${years} years`}, ${taxed({ fleet }) ? "GST on the devices included" : "without GST"}`;
}

/** Whether GST is a cost in this comparison. */
export function taxed({ fleet }: Pick<Inputs, "fleet">): boolean {
  return fleet.credit !== 100 && Boolean(fleet.gst);
}

/** The saving as a share of the PC's cost, unsigned: "16.9%"; empty if the PC costs nothing. */
export function shareOf({ saving, device }: Comparison): string {
  return device.pc > 0 ? `${shownFigure(Math.round((Math.abs(saving) / device.pc) * 1000) / 10)}%` : "";
}

/** The range in one sentence, for the whole fleet or, with its unit said, for one device and one year. */
export function rangeWords(comparison: Comparison, unit?: typeof perYear): string {
  const { range, years } = comparison;
  const [lowest, highest] = rangeEnds(comparison, unit && 1 / (years || 1));
  const may = "Within the margins the Mac may cost";
  const per = unit ? ` ${unit}` : "";
  if (range.low > 0) return `${may} ${lowest} to ${highest} less${per}.`;
  if (range.high < 0) return `${may} ${highest} to ${lowest} more${per}.`;
  return `${may} from ${lowest} more to ${highest} less${per}.`;
}

/** The amounts at the ends of the range, the one worse for the Mac first: "₹36.4 lakh" more, "₹2.96 lakh" less. */
export function rangeEnds(
  { range: { low, high }, devices }: Comparison,
  times = devices || 1,
): [string, string] {
  return [spoken(Math.abs(low * times)), spoken(Math.abs(high * times))];
}

/** A figure at which both cost the same, within its sentence, with today's figure. */
export type BreakEvenPoint = { figure: string; after: string; now: string };

/** The break-even points; for one that no possible figure reaches, a sentence that says so, after the others. */
export function breakEvenTurns({ breakEven }: Comparison, { mac, pc }: Inputs): (BreakEvenPoint | string)[] {
  const { macTickets, pcTickets, macResidual } = breakEven;
  const turns = [
    ...(macTickets === null ? [] : [ticketTurn("Mac", macTickets, mac.tickets)]),
    ...(pcTickets === null ? [] : [ticketTurn("PC", pcTickets, pc.tickets)]),
    ...(macResidual === null ? [] : [residualTurn(macResidual, mac.residual)]),
  ];
  return turns.sort((one, other) => Number(typeof one === "string") - Number(typeof other === "string"));
}

/** The same as sentences. */
export function breakEvenWords(comparison: Comparison, inputs: Inputs): string[] {
  return breakEvenTurns(comparison, inputs).map((turn) =>
    typeof turn === "string" ? turn : `${capital(words(turn))}.`,
  );
}

/** The first of them in a line that stands alone: "Both cost the same at 8.6 support tickets per PC per year (now 1.5)." */
export function shortBreakEven(comparison: Comparison, inputs: Inputs): string {
  const [first = question] = breakEvenTurns(comparison, inputs);
  return typeof first === "string" ? first : `Both cost the same ${words(first)}.`;
}

function words({ figure, after, now }: BreakEvenPoint): string {
  return `at ${figure} ${after} (now ${now})`;
}

function ticketTurn(platform: string, at: number, now: number | null): BreakEvenPoint | string {
  if (at < 0) {
    return `Fewer ${platform} tickets alone are not enough.`;
  }
  return { figure: figure(at), after: `support tickets per ${platform} per year`, now: figure(now) };
}

function residualTurn(at: number, now: number | null): BreakEvenPoint | string {
  if (at < 0) return "Even if the Mac is worth nothing at the end, it costs less here.";
  if (at > 100) return "Even if the Mac keeps its whole price, it costs more here.";
  return { figure: `${figure(at)}%`, after: "of a Mac’s price left at the end", now: `${figure(now)}%` };
}

/** "Price of a device, PC: ₹80,000" */
export function influenceName({ side, key, label, value }: Influence): string {
  const unit = (side === "fleet" ? fleetRows[key as FleetKey] : deviceRows[key as DeviceKey]).unit;
  const shown = `${unit.startsWith("₹") ? "₹" : ""}${figure(value)}${unit.startsWith("%") ? "%" : ""}`;
  return `${label}${side === "fleet" ? "" : `, ${platforms[side]}`}: ${shown}`;
}

/** "±3% moves the result by ₹4.8 lakh" */
export function influenceEffect({ value, to, from, swing }: Influence, devices: number): string {
  const margin = Math.round(((to - from) / value / 2) * 1000) / 10;
  return `±${shownFigure(margin)}% moves the result by ${spoken((swing / 2) * (devices || 1))} either way`;
}

/** "Productivity: ₹6 crore" */
export function softWords({ label, worth }: SoftBenefit, devices: number): string {
  return `${label}: ${worth === null ? "not counted" : spoken(worth * (devices || 1))}`;
}

function figure(value: number | null): string {
  return shownFigure(value === null ? null : Math.round(value * 10) / 10);
}
