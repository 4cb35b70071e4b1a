import type { Transaction } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";

/** Removes companies without leads. */
export async function forgetCompanies(
  trx: Transaction,
  companyIds: readonly (string | null)[],
): Promise<void> {
  const ids = [...new Set(companyIds.filter((id) => id !== null))];
  if (ids.length === 0) return;
  const gone = await trx
    .deleteFrom("companies")
    .where(isAmong(trx, "id", ids, "id"))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("leads").select("leads.id").whereRef("leads.company_id", "=", "companies.id"))),
    )
    .returning("id")
    .execute();
  const left = gone.map(({ id }) => id);
  await trx
    .deleteFrom("company_keys")
    .where(isAmong(trx, "company_id", left, "id"))
    .execute();
}
