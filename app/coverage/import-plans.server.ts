import type { Database } from "#app/database/database.server.ts";
import { importInParts } from "#app/import/import-in-parts.server.ts";
import type { Fault } from "#app/import/read-table.ts";
import { audit } from "#app/leads/audit.server.ts";
import { readPlanTable } from "./plan-rows.ts";
import { type PlanEntry, type SavedPlans, savePlans } from "./plans.server.ts";

export type PlanImport = { lines: number; faults: Fault[]; saved?: SavedPlans | undefined };

type Options = { actorId: string; now: Date; dryRun: boolean };

/** Imports the register from CSV. One bad row and nothing is written; a dry run only says what it would find. */
export async function importPlans(
  db: Database,
  csv: string,
  { actorId, now, dryRun }: Options,
): Promise<PlanImport> {
  const { lines, values, faults } = readPlanTable(csv);
  const all = [...faults, ...repeated(values)].sort((a, b) => a.line - b.line);
  if (dryRun || all.length > 0) return { lines, faults: all };
  const entries = values.map(({ value }) => value);
  const saved = await importInParts(db, entries, (trx, part) => savePlans(trx, part, now));
  await audit(db, { actorId, action: "coverage imported", detail: { lines, ...saved }, now });
  return { lines, faults: [], saved };
}

/** One device, one plan: a number that stands in two rows is a mistake in one of them. */
function repeated(lines: readonly { line: number; value: PlanEntry }[]): Fault[] {
  const seen = new Map<string, number>();
  return lines.flatMap(({ line, value: { serial, imei } }) =>
    [serial, ...(imei ? [imei] : [])].flatMap((number): Fault[] => {
      const before = seen.get(number);
      if (before === undefined) seen.set(number, line);
      return before === undefined ? [] : [{ line, reason: `${number} stands on line ${before} already` }];
    }),
  );
}
