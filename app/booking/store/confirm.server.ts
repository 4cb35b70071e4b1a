import type { Database, Transaction } from "#app/database/database.server.ts";
import { inTurn } from "#app/database/in-turn.server.ts";
import { insertRows, isAmong, type Row } from "#app/database/rows.server.ts";
import { istSpan } from "#app/dates/brief-time.ts";
import { notifySystems } from "#app/leads/changes/notify-systems.server.ts";
import { moveAppointmentClock } from "#app/leads/work/appointment-clock.server.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import { isSigned, sign } from "#app/links/signature.server.ts";
import { releaseHeldMails } from "#app/outbox/queue/held-mails.server.ts";
import { timelineRow } from "#app/timeline/timeline.server.ts";
import type { Booking } from "./find-booking.server.ts";

/** The part of the mailed link beyond the booking's token. Holding it proves access to that mailbox. */
export function confirmKey(secret: string, bookingId: string): string {
  return sign(secret, "confirm", bookingId);
}

export function isConfirmKey(secret: string, bookingId: string, key: string): boolean {
  return isSigned(secret, "confirm", bookingId, key);
}

export type ConfirmOutcome = "confirmed" | "expired" | "cancelled";

/**
 * Confirms a pending booking and releases the mails held with it. Repeating it changes nothing; an expired booking
 * stays expired.
 * @param by the colleague who confirmed; absent when the link in the mail was opened
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
    const event = { kind: "booking-confirmed", detail: {}, ...(by ? { actorId: by } : {}) } as const;
    const entries = [timelineRow(leadId, event, now)];
    await insertRows(trx, "timeline", entries);
    await notifySystems(trx, entries, now);
    if (by) {
      const action = "booking confirmed";
      await audit(trx, { actorId: by, action, subjectId: leadId, detail: { booking: id }, now });
    }
    if (present.status === "spam") return "confirmed";
    // Opening the link proves that the mailbox's owner asked, so these mails no longer count against its limit.
    const waiting = trx.updateTable("outbox").set({ budget: null });
    await waiting.where("lead_id", "=", leadId).where("state", "=", "held").execute();
    await releaseHeldMails(trx, leadId, now);
    return "confirmed";
  });
}

/** Ends a resource's unconfirmed bookings that have expired and frees their times. */
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
  for (const leadId of leadIds) await moveAppointmentClock(trx, leadId, null);
  const at = new Date(now);
  await insertRows(
    trx,
    "timeline",
    ended.map(({ lead_id, starts_at, ends_at }) =>
      timelineRow(lead_id, { kind: "booking-expired", detail: { when: istSpan(starts_at, ends_at) } }, at),
    ),
  );
}
