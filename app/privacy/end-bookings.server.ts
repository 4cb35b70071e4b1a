import type { Transaction } from "#app/database/database.server.ts";
import { insertRows, isAmong, lockNames } from "#app/database/rows.server.ts";
import { istSpan } from "#app/dates/brief-time.ts";
import { timelineRow } from "#app/timeline/timeline.server.ts";

/** Cancels the future bookings of leads and frees their slots at once. Returns when they would have been. */
export async function endBookings(trx: Transaction, leadIds: string[], now: Date): Promise<string[]> {
  const at = now.getTime();
  const coming = await trx
    .selectFrom("bookings")
    .select(["id", "lead_id", "resource", "starts_at", "ends_at"])
    .where(isAmong(trx, "lead_id", leadIds, "id"))
    .where("state", "=", "booked")
    .where("starts_at", ">", at)
    .execute();
  if (coming.length === 0) return [];
  await lockNames(trx, [...new Set(coming.map(({ resource }) => `times of ${resource}`))].sort());
  const ids = coming.map(({ id }) => id);
  await trx
    .updateTable("bookings")
    .set((row) => ({ state: "cancelled", version: row("version", "+", 1), updated_at: at }))
    .where(isAmong(trx, "id", ids, "id"))
    .execute();
  await trx
    .deleteFrom("taken_times")
    .where(isAmong(trx, "booking_id", ids, "id"))
    .execute();
  await insertRows(
    trx,
    "timeline",
    coming.map(({ lead_id, starts_at, ends_at }) =>
      timelineRow(lead_id, { kind: "booking-cancelled", detail: { when: istSpan(starts_at, ends_at) } }, now),
    ),
  );
  return coming.map(({ starts_at, ends_at }) => istSpan(starts_at, ends_at));
}
