import type { Queryable } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";
import type { Attribution } from "#app/leads/lead.ts";
import { asTouch } from "#app/leads/work/read-lead.server.ts";

/** The first and last arrival of each lead that has one. */
export async function attributionsOf(
  db: Queryable,
  leadIds: readonly string[],
): Promise<Map<string, Attribution>> {
  const rows = await db
    .selectFrom("attributions")
    .selectAll()
    .where(isAmong(db, "lead_id", leadIds, "id"))
    .execute();
  const byLead = new Map<string, Attribution>();
  for (const row of rows) byLead.set(row.lead_id, { ...byLead.get(row.lead_id), [row.touch]: asTouch(row) });
  return byLead;
}
