import type { Transaction } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";

/**
 * Ends the launch-day tokens, reservations and session places of leads, and frees their places and pieces. The links of
 * tokens and reservations then say that they are given back. Handed-over pieces stay counted, because they have left the
 * stock.
 */
export async function endPlaces(trx: Transaction, leadIds: readonly string[], now: Date): Promise<void> {
  const ofLead = isAmong(trx, "lead_id", leadIds, "id");
  const updated_at = now.getTime();
  await trx
    .updateTable("tokens")
    // A kept deadline would say that its link was opened too late.
    .set({ state: "cancelled", confirm_by: null, updated_at })
    .where(ofLead)
    .where("state", "in", ["waiting", "called", "missed"])
    .execute();
  const ended = await trx
    .updateTable("reservations")
    .set({ state: "withdrawn", updated_at })
    .where(ofLead)
    .where("state", "in", ["reserved", "waiting"])
    .returning("id")
    .execute();
  const ids = ended.map(({ id }) => id);
  await trx
    .deleteFrom("reserved_pieces")
    .where(isAmong(trx, "reservation_id", ids, "id"))
    .execute();
  await dropTraces(trx, leadIds);
}

/** The same when the leads are erased: what was taken is deleted, and its links lead nowhere. */
export async function erasePlaces(trx: Transaction, leadIds: readonly string[]): Promise<void> {
  const ofLead = isAmong(trx, "lead_id", leadIds, "id");
  await trx.deleteFrom("tokens").where(ofLead).execute();
  await trx.deleteFrom("reservations").where(ofLead).where("state", "<>", "collected").execute();
  await dropTraces(trx, leadIds);
}

async function dropTraces(trx: Transaction, leadIds: readonly string[]): Promise<void> {
  const ofLead = isAmong(trx, "lead_id", leadIds, "id");
  await trx.deleteFrom("taker_marks").where(ofLead).execute();
  await trx.deleteFrom("event_places").where(ofLead).execute();
}
