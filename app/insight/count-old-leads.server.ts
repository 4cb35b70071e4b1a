import type { Database, Transaction } from "#app/database/database.server.ts";
import { fillInParts } from "#app/database/fill-in-parts.server.ts";
import { isAmong, updateRows } from "#app/database/rows.server.ts";
import { dayOf } from "#app/dates/india-time.ts";

const atOnce = 500;

/** Counts uncounted leads: those from before the migration, and those that the previous version writes. */
export function countOldLeads(db: Database, stopping: AbortSignal): Promise<void> {
  return fillInParts(db, "insight", countPart, stopping);
}

async function countPart(trx: Transaction, after: string): Promise<string | undefined> {
  const rows = await trx
    .selectFrom("leads")
    .select([
      "id",
      "status",
      "created_at",
      "counted_on",
      "answered_at",
      "erased_at",
      "arrival_campaign",
      "arrival_page",
    ])
    .where("id", ">", after)
    .orderBy("id")
    .limit(atOnce)
    .execute();
  const open = rows.filter(({ counted_on }) => counted_on === null);
  const ids = open.map(({ id }) => id);
  const [arrivals, answers] = await Promise.all([lastArrivals(trx, ids), firstAnswers(trx, ids)]);
  await updateRows(
    trx,
    "leads",
    open.map(({ id, status, created_at, answered_at, erased_at }) => ({
      id,
      counted_on: dayOf(created_at),
      arrival_campaign: erased_at === null ? (arrivals.get(id)?.campaign ?? null) : null,
      arrival_page: erased_at === null ? (arrivals.get(id)?.landing_page ?? null) : null,
      answered_at: answered_at ?? (status === "new" ? null : (answers.get(id) ?? null)),
    })),
  );
  // The previous version erases a lead without removing these.
  const erased = rows.filter((row) => row.erased_at !== null && (row.arrival_campaign || row.arrival_page));
  await updateRows(
    trx,
    "leads",
    erased.map(({ id }) => ({ id, arrival_campaign: null, arrival_page: null })),
  );
  return rows.at(-1)?.id;
}

async function lastArrivals(trx: Transaction, ids: string[]) {
  const rows = await trx
    .selectFrom("attributions")
    .select(["lead_id", "campaign", "landing_page"])
    .where(isAmong(trx, "lead_id", ids, "id"))
    .where("touch", "=", "last")
    .execute();
  return new Map(rows.map((row) => [row.lead_id, row]));
}

/** When each lead first left "new" for a status other than spam. */
async function firstAnswers(trx: Transaction, ids: string[]): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom("timeline")
    .select(["lead_id", "detail", "at"])
    .where(isAmong(trx, "lead_id", ids, "id"))
    .where("kind", "=", "status")
    .orderBy("id", "desc")
    .execute();
  const answers = rows.filter(({ detail }) => detail.to !== "spam" && detail.to !== "new");
  return new Map(answers.map(({ lead_id, at }) => [lead_id, at]));
}
