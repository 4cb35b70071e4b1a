import { dropReminder, queueReminder } from "#app/booking/mail/reminder.server.ts";
import type { Offer } from "#app/booking/rules/offer.ts";
import type { Database, Transaction } from "#app/database/database.server.ts";
import { inTurn } from "#app/database/in-turn.server.ts";
import { insertRows, type Row } from "#app/database/rows.server.ts";
import { istSpan } from "#app/dates/brief-time.ts";
import { notifySystems } from "#app/leads/changes/notify-systems.server.ts";
import { moveAppointmentClock } from "#app/leads/work/appointment-clock.server.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import type { OutgoingMail } from "#app/outbox/mail/outgoing-mail.ts";
import { dropHeldMails } from "#app/outbox/queue/held-mails.server.ts";
import { queueMessages } from "#app/outbox/queue/queue-messages.server.ts";
import { timelineRow } from "#app/timeline/timeline.server.ts";
import { addLink } from "./booking-links.server.ts";
import type { Booking } from "./find-booking.server.ts";
import { dropExpired, occupy } from "./occupied-times.server.ts";
import { seatFor } from "./seat.server.ts";

/**
 * `changed`: the visitor saw an older version. `over`: the booking has begun. `cancelled`: it was cancelled before
 * and stays so. `unconfirmed`: the link in its mail has not been opened yet.
 */
type Refused = { outcome: "changed" | "over" | "cancelled" | "unconfirmed" };

export type MoveOutcome = { outcome: "moved" | "taken" } | Refused;
export type CancelOutcome = { outcome: "gone" } | Refused;

type Change = {
  /** As shown on the visitor's or the staff page. */
  booking: Booking;
  now: Date;
  /** Mails to the visitor and to staff. */
  mails: OutgoingMail[];
  /** The colleague who did it; absent when the visitor did. */
  by?: Colleague | undefined;
};

/** A staff member, and a new token for the link in the visitor's mail: of earlier tokens only hashes are stored. */
export type Colleague = { id: string; token: string };

/** Moves a booking to another time of the same kind and place. Changes nothing unless the new time is free. */
export function moveBooking(
  db: Database,
  {
    booking,
    offer,
    start,
    now,
    mails,
    reminder,
    by,
  }: Change & { offer: Offer; start: number; reminder: OutgoingMail | undefined },
): Promise<MoveOutcome> {
  const at = now.getTime();
  return inTurn(db, `times of ${booking.resource}`, async (trx): Promise<MoveOutcome> => {
    const present = await readPresent(trx, booking.id);
    // A repeated move, or a move to the same time.
    if (present?.state === "booked" && present.starts_at === start) return { outcome: "moved" };
    const refused = refusal(present, booking.version, at);
    if (refused) return refused;
    if (present?.confirm_by) return { outcome: "unconfirmed" };
    await dropExpired(trx, offer.resource, at);
    const seat = await seatFor(trx, offer, start, at, { except: { bookingId: booking.id } });
    if (seat === undefined) return { outcome: "taken" };
    const end = start + offer.durationMs;
    await update(trx, booking, { seat, starts_at: start, ends_at: end }, at);
    await giveBack(trx, booking);
    await occupy(trx, offer, { start, seat }, { booking_id: booking.id });
    await moveAppointmentClock(trx, booking.leadId, start);
    const detail = { from: istSpan(booking.start, booking.end), to: istSpan(start, end) };
    await tell(trx, booking, mails, { kind: "booking-moved", detail, by }, now);
    if (reminder) await queueReminder(trx, { start, mail: reminder, lead: booking }, now);
    return { outcome: "moved" };
  });
}

/** Cancels a booking permanently and frees its time at once. */
export function cancelBooking(db: Database, { booking, now, mails, by }: Change): Promise<CancelOutcome> {
  const at = now.getTime();
  return inTurn(db, `times of ${booking.resource}`, async (trx): Promise<CancelOutcome> => {
    const present = await readPresent(trx, booking.id);
    const refused = refusal(present, booking.version, at);
    if (refused) return refused;
    await update(trx, booking, { state: "cancelled", confirm_by: null }, at);
    await giveBack(trx, booking);
    await moveAppointmentClock(trx, booking.leadId, null);
    const detail = { when: istSpan(booking.start, booking.end) };
    // Neither the team nor the office mailbox was told of an unconfirmed booking.
    const isUnheardOf = present?.confirm_by !== null;
    if (isUnheardOf) await dropHeldMails(trx, booking.leadId, ["lead-notification"]);
    const told = isUnheardOf ? [] : mails;
    await tell(trx, booking, told, { kind: "booking-cancelled", detail, by }, now);
    return { outcome: "gone" };
  });
}

type Present = Pick<Row<"bookings">, "state" | "version" | "starts_at" | "confirm_by">;

function readPresent(trx: Transaction, id: string): Promise<Present | undefined> {
  return trx
    .selectFrom("bookings")
    .select(["state", "version", "starts_at", "confirm_by"])
    .where("id", "=", id)
    .executeTakeFirst();
}

function refusal(present: Present | undefined, seen: number, now: number): Refused | undefined {
  if (!present || present.state === "cancelled") return { outcome: "cancelled" };
  if (present.confirm_by !== null && present.confirm_by <= now) return { outcome: "cancelled" };
  if (present.version !== seen) return { outcome: "changed" };
  return present.starts_at <= now ? { outcome: "over" } : undefined;
}

type Changes = Partial<Pick<Row<"bookings">, "seat" | "starts_at" | "ends_at" | "state" | "confirm_by">>;

async function update(
  trx: Transaction,
  { id, version }: Booking,
  changes: Changes,
  now: number,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("bookings")
    .set({ ...changes, version: version + 1, updated_at: now })
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Error(`The booking ${id} changed while its times were locked`);
}

async function giveBack(trx: Transaction, { id, leadId }: Booking): Promise<void> {
  await trx.deleteFrom("taken_times").where("booking_id", "=", id).execute();
  await dropReminder(trx, leadId);
  // A confirmation still held back names a time that no longer applies.
  await dropHeldMails(trx, leadId, ["booking-confirmation"]);
}

type Told = {
  kind: "booking-moved" | "booking-cancelled";
  detail: Record<string, string>;
  by: Colleague | undefined;
};

async function tell(
  trx: Transaction,
  { id, leadId, reference }: Booking,
  mails: OutgoingMail[],
  { kind, detail, by }: Told,
  now: Date,
): Promise<void> {
  const event = { kind, detail, ...(by ? { actorId: by.id } : {}) };
  const entries = [timelineRow(leadId, event, now)];
  await insertRows(trx, "timeline", entries);
  await notifySystems(trx, entries, now);
  const lead = { leadId, reference };
  await queueMessages(
    trx,
    mails.map((message) => ({ message, lead })),
    now,
  );
  if (!by) return;
  await addLink(trx, id, by.token);
  const action = kind === "booking-moved" ? "booking moved" : "booking cancelled";
  const named = { booking: id, ...detail };
  await audit(trx, { actorId: by.id, action, subjectId: leadId, detail: named, now });
}
