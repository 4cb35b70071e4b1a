import { queueReminder } from "#app/booking/mail/reminder.server.ts";
import type { Offer } from "#app/booking/rules/offer.ts";
import type { Database, Transaction } from "#app/database/database.server.ts";
import { inTurn } from "#app/database/in-turn.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import type { Submission } from "#app/leads/submissions/submission.ts";
import { recordWithin } from "#app/leads/submissions/submissions.server.ts";
import type { OutgoingMail } from "#app/outbox/mail/outgoing-mail.ts";
import { confirmMs, mayTake, noteTaker } from "#app/scarce/may-take.server.ts";
import { namesOf, type Taker } from "#app/scarce/taker.server.ts";
import { addLink } from "./booking-links.server.ts";
import { holdOf, isFor } from "./hold.server.ts";
import { dropExpired, occupy } from "./occupied-times.server.ts";
import { seatFor } from "./seat.server.ts";

export type BookWish = {
  offer: Offer;
  start: number;
  /** The token of the hold made before, live or expired. */
  holdToken?: string | undefined;
  /** Made by the caller, so that the mails can contain it. */
  bookingId: string;
  linkToken: string;
  submission: KeyedSubmission;
  /** The same submission for a booking held until this instant, unless the link in its mail is opened. */
  toConfirm: (until: number) => KeyedSubmission;
  /** Absent where there is no address to remind. */
  reminder?: OutgoingMail | undefined;
  /** Who takes the time; absent while limits are off. */
  taker?: Taker | undefined;
};

type KeyedSubmission = Submission & { submissionId: string };

export type BookOutcome =
  | { outcome: "booked" | "repeated"; reference: string }
  /** The time is taken, closed or not offered. */
  | { outcome: "taken" }
  /** The person or line has reached its limit; `retryAfterS` is set when waiting helps. */
  | { outcome: "too many"; retryAfterS: number | undefined }
  /** The same submission id with different answers. */
  | { outcome: "conflict" };

/**
 * Books a time: lead, booking, its five-minute steps, link, mails and reminder in one transaction. Repeating a
 * submission id returns the same booking.
 */
export function bookTime(db: Database, wish: BookWish, now: Date): Promise<BookOutcome> {
  const { offer, start, holdToken, submission, taker } = wish;
  const at = now.getTime();
  const turns = [`times of ${offer.resource}`, ...namesOf("booking", taker)];
  return inTurn(db, turns, async (trx): Promise<BookOutcome> => {
    if (await isKnown(trx, submission.submissionId)) return repeat(trx, wish, now);
    await dropExpired(trx, offer.resource, at);
    const hold = holdToken ? await holdOf(trx, holdToken, at) : undefined;
    const own = hold !== undefined && isFor(hold, offer, start);
    const seat = await seatFor(trx, offer, start, at, { own, except: { holdHash: hold?.token_hash } });
    if (seat === undefined) return { outcome: "taken" };
    const verdict = await mayTake(trx, "booking", taker, now);
    if (verdict.outcome === "too many") return verdict;
    const confirmBy = verdict.again ? Math.min(at + confirmMs, start) : null;
    const stored = await recordWithin(trx, confirmBy ? wish.toConfirm(confirmBy) : submission, now);
    // The same id was sent with another place at the same time.
    if (stored.outcome !== "stored") return { outcome: "conflict" };
    if (hold) await trx.deleteFrom("booking_holds").where("id", "=", hold.id).execute();
    await store(trx, { ...wish, seat, leadId: stored.leadId, confirmBy }, now);
    await noteTaker(trx, "booking", { leadId: stored.leadId, taker, now });
    const { reminder: mail } = wish;
    if (mail) await queueReminder(trx, { start, mail, lead: stored }, now);
    return { outcome: "booked", reference: stored.reference };
  });
}

async function isKnown(trx: Transaction, submissionId: string): Promise<boolean> {
  const key = `id:${submissionId}`;
  const row = await trx.selectFrom("submission_ids").select("key").where("key", "=", key).executeTakeFirst();
  return row !== undefined;
}

async function repeat(
  trx: Transaction,
  { submission, linkToken }: BookWish,
  now: Date,
): Promise<BookOutcome> {
  const known = await recordWithin(trx, submission, now);
  if (known.outcome === "conflict") return { outcome: "conflict" };
  const booking = await trx
    .selectFrom("bookings")
    .select("id")
    .where("lead_id", "=", known.leadId)
    .executeTakeFirst();
  if (!booking) return { outcome: "conflict" };
  await addLink(trx, booking.id, linkToken);
  return { outcome: "repeated", reference: known.reference };
}

type Place = BookWish & { seat: number; leadId: string; confirmBy: number | null };

async function store(trx: Transaction, place: Place, now: Date): Promise<void> {
  const { offer, start, seat, bookingId, leadId } = place;
  const at = now.getTime();
  await insertRows(trx, "bookings", [
    {
      id: bookingId,
      lead_id: leadId,
      kind: offer.kind.id,
      place: offer.place,
      resource: offer.resource,
      seat,
      starts_at: start,
      ends_at: start + offer.durationMs,
      state: "booked",
      version: 1,
      confirm_by: place.confirmBy,
      created_at: at,
      updated_at: at,
    },
  ]);
  await occupy(trx, offer, { start, seat }, { booking_id: bookingId });
  await addLink(trx, bookingId, place.linkToken);
}
