import type { Transaction } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";

/**
 * Ends the launch-day tokens, reservations and session places of leads, and frees their places and pieces. Handed-over
 * pieces stay counted, because they have left the stock.
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
