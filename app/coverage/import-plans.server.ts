import { giveWay } from "#app/csv/give-way.ts";
import type { Fault } from "#app/csv/read-csv.ts";
import type { Database } from "#app/database/database.server.ts";
import { type Checked, importInParts, type RecordImport } from "#app/import/import-in-parts.server.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import { readPlanTable } from "./plan-rows.ts";
import { type PlanEntry, type SavedPlans, savePlans } from "./plans.server.ts";

export type PlanImport = { lines: number; faults: Fault[]; saved?: SavedPlans | undefined };

type Options = { actorId: string; now: Date; dryRun: boolean };

/** Imports the register from CSV, all rows or none. A dry run only reports. */
export async function importPlans(
  db: Database,
  csv: string,
  { actorId, now, dryRun }: Options,
): Promise<PlanImport> {
  const { check, save, action } = planImport(now);
  const { lines, values, faults } = await check(db, csv);
  if (dryRun || faults.length > 0) return { lines, faults };
  const saved = (await importInParts(db, values, save)) as SavedPlans;
  await audit(db, { actorId, action, detail: { lines, ...saved }, now });
  return { lines, faults: [], saved };
}

/** How to read and write the register as CSV. */
export function planImport(now: Date): RecordImport<PlanEntry> {
  return {
    check: (_db, csv) => checkPlans(csv),
    save: (trx, part) => savePlans(trx, part, now),
    action: "coverage imported",
  };
}

async function checkPlans(csv: string): Promise<Checked<PlanEntry>> {
  const { lines, values, faults } = await readPlanTable(csv);
  const all = [...faults, ...(await repeated(values))].sort((a, b) => a.line - b.line);
  return { lines, values: values.map(({ value }) => value), faults: all };
}

/** One plan per device: a number in two rows is a mistake in one of them. */
async function repeated(lines: readonly { line: number; value: PlanEntry }[]): Promise<Fault[]> {
  const seen = new Map<string, number>();
  const faults: Fault[] = [];
  for await (const { line, value } of giveWay(lines)) {
    for (const number of [value.serial, ...(value.imei ? [value.imei] : [])]) {
      const before = seen.get(number);
      if (before === undefined) seen.set(number, line);
      else faults.push({ line, reason: `${number} stands on line ${before} already` });
    }
  }
  return faults;
}
