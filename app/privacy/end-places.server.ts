import type { Transaction } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";

/**
 * Takes launch-day tokens, reservations and places in sessions of leads away: their places and pieces are free for others. What was handed
 * over stays counted: its pieces are not there any more.
 */
export async function endPlaces(trx: Transaction, leadIds: readonly string[]): Promise<void> {
  const ofLead = isAmong(trx, "lead_id", leadIds, "id");
  await trx.deleteFrom("tokens").where(ofLead).execute();
  await trx.deleteFrom("taker_marks").where(ofLead).execute();
  await trx
    .deleteFrom("event_places")
    .where(isAmong(trx, "lead_id", leadIds, "id"))
    .execute();
  await trx.deleteFrom("reservations").where(ofLead).where("state", "<>", "collected").execute();
}
