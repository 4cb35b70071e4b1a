import type { Queryable, Transaction } from "#app/database/database.server.ts";
import { insertRows, isAmong, type Row } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import type { Plan } from "./coverage-result.ts";
import type { DeviceNumber } from "./device-number.ts";

/** A row of the register: one device, one plan. */
export type PlanEntry = Plan & { serial: string; imei: string | null };

/** The plan of a device, by serial number or IMEI. */
export async function findPlan(
  db: Queryable,
  { kind, value }: DeviceNumber,
): Promise<(PlanEntry & { version: number }) | undefined> {
  const row = await db.selectFrom("coverage").selectAll().where(kind, "=", value).executeTakeFirst();
  return row && entryOf(row);
}

/** The id by which the audit log names a plan. */
export async function planId(db: Queryable, serial: string): Promise<string | undefined> {
  const row = await db.selectFrom("coverage").select("id").where("serial", "=", serial).executeTakeFirst();
  return row?.id;
}

/** The most recently changed plans. */
export async function latestPlans(db: Queryable, most: number): Promise<PlanEntry[]> {
  const rows = await db
    .selectFrom("coverage")
    .selectAll()
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return rows.map(entryOf);
}

export type SavedPlans = { added: number; changed: number; same: number };

/**
 * Writes plans to the register, one per serial number; a later one replaces an earlier one. An IMEI registered under
 * another serial number moves to the new device.
 */
export async function savePlans(
  trx: Transaction,
  entries: readonly PlanEntry[],
  now: Date,
): Promise<SavedPlans> {
  const latest = new Map(entries.map((entry) => [entry.serial, entry]));
  const known = await trx
    .selectFrom("coverage")
    .selectAll()
    .where(isAmong(trx, "serial", [...latest.keys()]))
    .execute();
  const before = new Map(known.map((row) => [row.serial, row]));
  const changed = [...latest.values()].filter(({ serial, ...entry }) => {
    const row = before.get(serial);
    return row && !isSame(entryOf(row), { serial, ...entry });
  });
  const added = [...latest.values()].filter(({ serial }) => !before.has(serial));
  await freeImeis(trx, [...changed, ...added]);
  for (const { serial, imei, plan, startsOn, endsOn } of changed) {
    await trx
      .updateTable("coverage")
      .set((row) => ({
        imei,
        plan,
        starts_on: startsOn,
        ends_on: endsOn,
        version: row("version", "+", 1),
        updated_at: now.getTime(),
      }))
      .where("serial", "=", serial)
      .execute();
  }
  await insertRows(
    trx,
    "coverage",
    added.map((entry) => rowOf(entry, now)),
  );
  return {
    added: added.length,
    changed: changed.length,
    same: latest.size - added.length - changed.length,
  };
}

async function freeImeis(trx: Transaction, entries: readonly PlanEntry[]): Promise<void> {
  const imeis = entries.flatMap(({ imei }) => (imei ? [imei] : []));
  if (imeis.length === 0) return;
  await trx
    .updateTable("coverage")
    .set({ imei: null })
    .where(isAmong(trx, "imei", imeis))
    .execute();
}

function isSame(a: PlanEntry, b: PlanEntry): boolean {
  return a.imei === b.imei && a.plan === b.plan && a.startsOn === b.startsOn && a.endsOn === b.endsOn;
}

function entryOf({ serial, imei, plan, starts_on, ends_on, version }: Row<"coverage">) {
  return { serial, imei, plan, startsOn: starts_on, endsOn: ends_on, version };
}

function rowOf({ serial, imei, plan, startsOn, endsOn }: PlanEntry, now: Date): Row<"coverage"> {
  return {
    id: newId(now),
    serial,
    imei,
    plan,
    starts_on: startsOn,
    ends_on: endsOn,
    version: 1,
    created_at: now.getTime(),
    updated_at: now.getTime(),
  };
}
