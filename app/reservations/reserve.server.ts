import type { Database, Queryable, Transaction } from "#app/database/database.server.ts";
import { inTurn } from "#app/database/in-turn.server.ts";
import { insertRows, type Row } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import type { Submission } from "#app/leads/submissions/submission.ts";
import { findSubmission } from "#app/leads/submissions/submission-ids.server.ts";
import { recordWithin } from "#app/leads/submissions/submissions.server.ts";
import type { OutgoingMail } from "#app/outbox/mail/outgoing-mail.ts";
import { dropHeldMails, replaceHeldMail } from "#app/outbox/queue/held-mails.server.ts";
import { queueMessages } from "#app/outbox/queue/queue-messages.server.ts";
import { mayTake, noteTaker } from "#app/scarce/may-take.server.ts";
import { namesOf, type Taker } from "#app/scarce/taker.server.ts";
import type { Offer } from "./reservable.ts";
import { withdrawnMail } from "./reservation-mail.ts";

export type ReservationState = Row<"reservations">["state"];

/** A new reservation, with the requests ahead of it when too few pieces were left. */
export type Made = { id: string; state: ReservationState; before: number };

export type Wish = {
  offer: Offer;
  quantity: number;
  /** Who reserves; absent while limits are off. */
  taker?: Taker | undefined;
  /** Builds the submission with its mails, once the outcome is known. */
  submissionOf: (made: Made) => Submission;
  /** The mail to people who come off the waiting list. */
  mailFor: (reserved: { id: string; quantity: number }, address: string) => OutgoingMail;
};

export type ReserveOutcome =
  | { outcome: "stored" | "repeated"; reference: string; reservationId: string }
  | { outcome: "conflict" }
  | { outcome: "too many" };

/**
 * Reserves pieces, or adds the request to the waiting list when too few are left: lead, mails, reservation and pieces in
 * one transaction. Each piece is a row with a unique key, so that concurrent writers cannot both get the last one.
 */
export function reserve(db: Database, wish: Wish, now: Date): Promise<ReserveOutcome> {
  const { offer, quantity, taker } = wish;
  const { id: item } = offer.configuration;
  return inTurn(
    db,
    [turnOf(offer), ...namesOf("reservation", taker)],
    async (trx): Promise<ReserveOutcome> => {
      const first = wish.submissionOf({ id: "", state: "waiting", before: 0 });
      const known = await knownReservation(trx, first, now);
      if (known) return known;
      if ((await mayTake(trx, "reservation", taker, now)).outcome === "too many")
        return { outcome: "too many" };
      await serveWaiting(trx, wish, now);
      const waiting = await waitingList(trx, offer);
      const pieces = waiting.length > 0 ? undefined : await freePieces(trx, offer, quantity);
      const id = newId(now);
      const state = pieces ? "reserved" : "waiting";
      const stored = await recordWithin(
        trx,
        wish.submissionOf({ id, state, before: pieces ? 0 : waiting.length }),
        now,
      );
      if (stored.outcome !== "stored") throw new Error("a submission that was not known is known now");
      const at = now.getTime();
      const row = { id, item, place: offer.place, quantity, state, created_at: at, updated_at: at } as const;
      await insertRows(trx, "reservations", [{ ...row, lead_id: stored.leadId }]);
      if (pieces) await takePieces(trx, offer, pieces, id);
      await noteTaker(trx, "reservation", { leadId: stored.leadId, taker, now });
      return { outcome: "stored", reference: stored.reference, reservationId: id };
    },
  );
}

/**
 * Withdraws a reservation for its visitor and queues a mail to them; its pieces go to the waiting list. False when it was
 * already withdrawn or handed over.
 */
export function withdraw(
  db: Database,
  id: string,
  { offer, mailFor, siteName }: Pick<Wish, "offer" | "mailFor"> & { siteName: string },
  now: Date,
): Promise<boolean> {
  return inTurn(db, turnOf(offer), async (trx) => {
    if (!(await withdrawWithin(trx, id, { offer, mailFor }, now))) return false;
    const { quantity, email, status, ...lead } = await trx
      .selectFrom("reservations")
      .innerJoin("leads", "leads.id", "reservations.lead_id")
      .select(["quantity", "leads.email", "leads.status", "leads.reference", "leads.id as leadId"])
      .where("reservations.id", "=", id)
      .executeTakeFirstOrThrow();
    // Suspected spam: no mail until staff confirm the lead.
    if (email && status !== "spam") {
      await queueMessages(trx, [{ message: withdrawnMail({ offer, quantity }, email, siteName), lead }], now);
    }
    return true;
  });
}

/** As above; the caller holds the lock of its product and place. */
export async function withdrawWithin(
  trx: Transaction,
  id: string,
  wish: Pick<Wish, "offer" | "mailFor">,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable("reservations")
    .set({ state: "withdrawn", updated_at: now.getTime() })
    .where("id", "=", id)
    .where("state", "in", ["reserved", "waiting"])
    .returning("lead_id as leadId")
    .executeTakeFirst();
  if (!row) return false;
  await trx.deleteFrom("reserved_pieces").where("reservation_id", "=", id).execute();
  await dropHeldMails(trx, row.leadId, ["reservation"]);
  await serveWaiting(trx, wish, now);
  return true;
}

/** Gives free pieces to waiting requests, serialized with reservations. @returns how many requests got theirs */
export function serve(db: Database, wish: Pick<Wish, "offer" | "mailFor">, now: Date): Promise<number> {
  return inTurn(db, turnOf(wish.offer), (trx) => serveWaiting(trx, wish, now));
}

/** Serializes changes to the reservations of a product at a place. */
export function turnOf({ configuration, place }: Offer): string {
  return `pieces of ${configuration.id} at ${place}`;
}

/** The result of a repeated submission, even if its product has left the shop; undefined for a new one. */
export async function knownReservation(
  db: Queryable,
  submission: Submission,
  now: Date,
): Promise<ReserveOutcome | undefined> {
  const known = await findSubmission(db, submission, now);
  if (!known) return undefined;
  const row = await db
    .selectFrom("reservations")
    .select("id")
    .where("lead_id", "=", known.leadId)
    .executeTakeFirst();
  if (!known.same || !row) return { outcome: "conflict" };
  return { outcome: "repeated", reference: known.reference, reservationId: row.id };
}

/** First come, first served: a request that needs more pieces than are left blocks those behind it. */
async function serveWaiting(
  trx: Transaction,
  { offer, mailFor }: Pick<Wish, "offer" | "mailFor">,
  now: Date,
): Promise<number> {
  let served = 0;
  for (const { id, quantity, email, status, leadId, reference } of await waitingList(trx, offer)) {
    const pieces = await freePieces(trx, offer, quantity);
    if (!pieces) break;
    await takePieces(trx, offer, pieces, id);
    const change = { state: "reserved" as const, updated_at: now.getTime() };
    await trx.updateTable("reservations").set(change).where("id", "=", id).execute();
    if (email) {
      const mail = mailFor({ id, quantity }, email);
      // Suspected spam: hold the mail until staff confirm.
      if (status === "spam") await replaceHeldMail(trx, { leadId, reference }, mail, now);
      // Where mail is not allowed, the lead's timeline says so, so that staff can call.
      else await queueMessages(trx, [{ message: mail, lead: { leadId, reference } }], now);
    }
    served += 1;
  }
  return served;
}

function waitingList(trx: Transaction, { configuration, place }: Offer) {
  return trx
    .selectFrom("reservations")
    .innerJoin("leads", "leads.id", "reservations.lead_id")
    .select(["reservations.id", "quantity", "email", "status", "reference", "lead_id as leadId"])
    .where("item", "=", configuration.id)
    .where("place", "=", place)
    .where("reservations.state", "=", "waiting")
    .orderBy("reservations.id")
    .execute();
}

/** The numbers of free pieces; undefined when too few. */
async function freePieces(
  trx: Transaction,
  { configuration, place, stock }: Offer,
  wanted: number,
): Promise<number[] | undefined> {
  const rows = await trx
    .selectFrom("reserved_pieces")
    .select("piece")
    .where("item", "=", configuration.id)
    .where("place", "=", place)
    .execute();
  const taken = new Set(rows.map(({ piece }) => piece));
  // Reduced stock cancels no reservation, but reserved pieces still count.
  if (stock - taken.size < wanted) return undefined;
  const free = Array.from({ length: stock }, (_, index) => index + 1).filter((piece) => !taken.has(piece));
  return free.length < wanted ? undefined : free.slice(0, wanted);
}

async function takePieces(
  trx: Transaction,
  { configuration, place }: Offer,
  pieces: readonly number[],
  reservationId: string,
): Promise<void> {
  const rows = pieces.map((piece) => ({
    item: configuration.id,
    place,
    piece,
    reservation_id: reservationId,
  }));
  await insertRows(trx, "reserved_pieces", rows);
}
