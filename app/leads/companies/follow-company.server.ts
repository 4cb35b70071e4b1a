import type { Transaction } from "#app/database/database.server.ts";
import { cluesOf } from "./company-clues.ts";
import { forgetCompanies } from "./forget-companies.server.ts";
import { planCompanies, storeCompanies } from "./plan-companies.server.ts";

type Corrected = { email?: string | null | undefined; organization?: string | null | undefined };

/** Finds a lead's company again after its person was corrected. */
export async function followCompany(
  trx: Transaction,
  lead: { id: string; company_id: string | null },
  { email, organization }: Corrected,
  now: Date,
): Promise<void> {
  const answer = await trx
    .selectFrom("answers")
    .select("value")
    .where("lead_id", "=", lead.id)
    .where("key", "=", "gstin")
    .executeTakeFirst();
  const gstin = typeof answer?.value === "string" ? answer.value : null;
  const plan = await planCompanies(
    trx,
    [cluesOf({ email: email ?? null, organization: organization ?? null, gstin })],
    now,
  );
  const company_id = plan.ids[0] ?? null;
  if (company_id === lead.company_id) return;
  await storeCompanies(trx, plan);
  await trx.updateTable("leads").set({ company_id }).where("id", "=", lead.id).execute();
  await forgetCompanies(trx, [lead.company_id]);
}
