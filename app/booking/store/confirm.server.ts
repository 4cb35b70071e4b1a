import type { Database, Transaction } from "#app/database/database.server.ts";
import { inTurn } from "#app/database/in-turn.server.ts";
import { insertRows, isAmong, type Row } from "#app/database/rows.server.ts";
import { spanText } from "#app/dates/india-time.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import { timelineRow } from "#app/leads/work/timeline.server.ts";
import { isSigned, sign } from "#app/links/signature.server.ts";
import { releaseHeldMails } from "#app/outbox/queue/held-mails.server.ts";
import type { Booking } from "./find-booking.server.ts";

/** What the link in the mail carries besides the one that manages the booking: whoever has it reads that mailbox. */
export function confirmKey(secret: string, bookingId: string): string {
  return sign(secret, "confirm", bookingId);
}

export function isConfirmKey(secret: string, bookingId: string, key: string): boolean {
  return isSigned(secret, "confirm", bookingId, key);
}

export type ConfirmOutcome = "confirmed" | "expired" | "cancelled";

/**
 * Makes a booking that waits for its mail stand, and lets out the mails that waited with it. Confirmed twice is
 * confirmed; one that was given on stays so.
 * @param by the colleague who did it; left out when the link in the mail was opened
 */
export function confirmBooking(
  db: Database,
  { id, leadId, resource }: Pick<Booking, "id" | "leadId" | "resource">,
  { now, by }: { now: Date; by?: string },
): Promise<ConfirmOutcome> {
  const at = now.getTime();
  return inTurn(db, `times of ${resource}`, async (trx): Promise<ConfirmOutcome> => {
    await endUnconfirmed(trx, resource, at);
    const present = await trx
      .selectFrom("bookings")
      .innerJoin("leads", "leads.id", "bookings.lead_id")
      .select(["bookings.state", "confirm_by", "leads.status"])
      .where("bookings.id", "=", id)
      .executeTakeFirst();
    if (present?.state !== "booked") return present?.confirm_by ? "expired" : "cancelled";
    if (present.confirm_by === null) return "confirmed";
    await trx
      .updateTable("bookings")
      .set({ confirm_by: null, updated_at: at })
      .where("id", "=", id)
      .execute();
    await insertRows(trx, "timeline", [
      timelineRow(leadId, { kind: "booking-confirmed", detail: {}, ...(by ? { actorId: by } : {}) }, now),
    ]);
    if (by) {
      const action = "booking confirmed";
      await audit(trx, { actorId: by, action, subjectId: leadId, detail: { booking: id }, now });
    }
    if (present.status === "spam") return "confirmed";
    // What the owner of the mailbox asked for by the link is no stranger's mail any more.
    const waiting = trx.updateTable("outbox").set({ budget: null });
    await waiting.where("lead_id", "=", leadId).where("state", "=", "held").execute();
    await releaseHeldMails(trx, leadId, now);
    return "confirmed";
  });
}

/** Ends the bookings of a resource whose mail was not answered in time; their times are free. */
export async function endUnconfirmed(trx: Transaction, resource: string, now: number): Promise<void> {
  const ended = await trx
    .updateTable("bookings")
    .set((row) => ({ state: "cancelled", version: row("version", "+", 1), updated_at: now }))
    .where("resource", "=", resource)
    .where("state", "=", "booked")
    .where("confirm_by", "<=", now)
    .returning(["id", "lead_id", "starts_at", "ends_at"])
    .execute();
  if (ended.length > 0) await forget(trx, ended, now);
}

type Ended = Pick<Row<"bookings">, "id" | "lead_id" | "starts_at" | "ends_at">[];

async function forget(trx: Transaction, ended: Ended, now: number): Promise<void> {
  const ids = ended.map(({ id }) => id);
  const leadIds = ended.map(({ lead_id }) => lead_id);
  await trx
    .deleteFrom("taken_times")
    .where(isAmong(trx, "booking_id", ids, "id"))
    .execute();
  await trx
    .deleteFrom("outbox")
    .where(isAmong(trx, "lead_id", leadIds, "id"))
    .where("state", "=", "held")
    .execute();
  const at = new Date(now);
  await insertRows(
    trx,
    "timeline",
    ended.map(({ lead_id, starts_at, ends_at }) =>
      timelineRow(lead_id, { kind: "booking-expired", detail: { when: spanText(starts_at, ends_at) } }, at),
    ),
  );
}
