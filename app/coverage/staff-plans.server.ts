import type { Database } from "#app/database/database.server.ts";
import { lockNames } from "#app/database/rows.server.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import { findPlan, type PlanEntry, planId, savePlans } from "./plans.server.ts";

type Change = { version?: number | undefined; actorId: string; now: Date };

/** Adds or changes a plan. "stale": it changed after the viewer loaded it. */
export function changePlan(
  db: Database,
  entry: PlanEntry,
  { version, actorId, now }: Change,
): Promise<"saved" | "stale"> {
  return db.transaction().execute(async (trx) => {
    await lockNames(trx, [`plan ${entry.serial}`]);
    const known = await findPlan(trx, { kind: "serial", value: entry.serial });
    if (known?.version !== version) return "stale";
    await savePlans(trx, [entry], now);
    const subjectId = await planId(trx, entry.serial);
    await audit(trx, { actorId, action: known ? "coverage changed" : "coverage added", subjectId, now });
    return "saved";
  });
}

type Wish = { serial: string; version: number; actorId: string; now: Date };

/** Deletes a plan permanently. "stale": someone else changed or deleted it meanwhile. */
export function deletePlan(
  db: Database,
  { serial, version, actorId, now }: Wish,
): Promise<"deleted" | "stale"> {
  return db.transaction().execute(async (trx) => {
    await lockNames(trx, [`plan ${serial}`]);
    const known = await findPlan(trx, { kind: "serial", value: serial });
    if (known?.version !== version) return "stale";
    const subjectId = await planId(trx, serial);
    await trx.deleteFrom("coverage").where("serial", "=", serial).execute();
    await audit(trx, { actorId, action: "coverage deleted", subjectId, now });
    return "deleted";
  });
}
