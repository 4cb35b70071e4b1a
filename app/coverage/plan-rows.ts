import { type Cells, plainCell, type RowReading, readDay, readTable } from "#app/csv/read-table.ts";
import { readDeviceNumber } from "./device-number.ts";
import type { PlanEntry } from "./plans.server.ts";

const columns = ["serial", "imei", "plan", "starts", "ends"] as const;

export type PlanCells = Cells<(typeof columns)[number]>;

/** Reads the register as a file: one device per row. */
export function readPlanTable(text: string) {
  return readTable(text, { columns, needed: ["serial", "plan", "starts", "ends"], read: readPlan });
}

/** Reads one plan, typed by staff or from a file, and collects every fault. */
export function readPlan(cells: PlanCells): RowReading<PlanEntry> {
  const reasons: string[] = [];
  const serial = numberOf(cells.serial, "serial", reasons);
  const imei = cells.imei === "" ? null : numberOf(cells.imei, "imei", reasons);
  const plan = plainCell(cells.plan).slice(0, 80);
  const [startsOn, endsOn] = [readDay(cells.starts), readDay(cells.ends)];
  if (plan === "") reasons.push("plan: say what it is called, as the customer is to read it");
  if (!startsOn) reasons.push(`starts: "${cells.starts}" is no day; write 2026-11-21 or 21/11/2026`);
  if (!endsOn) reasons.push(`ends: "${cells.ends}" is no day; write 2026-11-21 or 21/11/2026`);
  if (startsOn && endsOn && endsOn < startsOn) reasons.push("ends: the plan would end before it begins");
  if (reasons.length > 0 || !serial || imei === undefined || !startsOn || !endsOn) {
    return { ok: false, reasons };
  }
  return { ok: true, value: { serial, imei, plan, startsOn, endsOn } };
}

function numberOf(typed: string, kind: "serial" | "imei", reasons: string[]): string | undefined {
  const reading = readDeviceNumber(typed);
  if (reading.ok && reading.number.kind === kind) return reading.number.value;
  const why = reading.ok
    ? `this is ${reading.number.kind === "imei" ? "an IMEI" : "a serial number"}`
    : reading.sentence;
  reasons.push(`${kind}: "${typed}": ${why}`);
  return undefined;
}
