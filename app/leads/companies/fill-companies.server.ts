import type { Database } from "#app/database/database.server.ts";
import { fillInParts } from "#app/database/fill-in-parts.server.ts";
import { isAmong, updateRows } from "#app/database/rows.server.ts";
import { cluesOf } from "./company-clues.ts";
import { planCompanies, storeCompanies } from "./plan-companies.server.ts";

const atOnce = 500;

/**
 * Finds the company of leads without one: those from before the migration, and those that the previous version writes.
 */
export function fillCompanies(db: Database, stopping: AbortSignal): Promise<void> {
  return fillInParts(
    db,
    "companies",
    async (trx, after) => {
      const rows = await trx
        .selectFrom("leads")
        .select(["id", "email", "organization", "company_id", "created_at", "erased_at", "status"])
        .where("id", ">", after)
        .orderBy("id")
        .limit(atOnce)
        .execute();
      const open = rows.filter(
        ({ company_id, erased_at, status }) => company_id === null && erased_at === null && status !== "spam",
      );
      const ids = open.map(({ id }) => id);
      const answers = await trx
        .selectFrom("answers")
        .select(["lead_id", "value"])
        .where(isAmong(trx, "lead_id", ids, "id"))
        .where("key", "=", "gstin")
        .execute();
      const gstinOf = new Map(answers.map(({ lead_id, value }) => [lead_id, String(value)]));
      const clues = open.map(({ id, ...typed }) => cluesOf({ ...typed, gstin: gstinOf.get(id) ?? null }));
      const plan = await planCompanies(trx, clues, new Date(open[0]?.created_at ?? 0));
      await storeCompanies(trx, plan);
      const found = open.map(({ id }, index) => ({ id, company_id: plan.ids[index] ?? null }));
      await updateRows(
        trx,
        "leads",
        found.filter(({ company_id }) => company_id !== null),
      );
      return rows.at(-1)?.id;
    },
    stopping,
  );
}
