import type { Database, Queryable, Transaction } from "#app/database/database.server.ts";
import { inTurn } from "#app/database/in-turn.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import { readMailFates } from "#app/leads/submissions/mail-fate.server.ts";
import type { MailFate, Submission } from "#app/leads/submissions/submission.ts";
import { findSubmission } from "#app/leads/submissions/submission-ids.server.ts";
import { recordWithin } from "#app/leads/submissions/submissions.server.ts";
import { mayTake, noteTaker } from "#app/scarce/may-take.server.ts";
import { namesOf, type Taker } from "#app/scarce/taker.server.ts";

export type PlacesWish = {
  event: string;
  /** Number of places; undefined when they are not counted. */
  capacity: number | undefined;
  seats: number;
  /** Who takes them; absent while limits are off. */
  taker?: Taker | undefined;
  /** Sessions that have not begun, in which this person may already have places. */
  coming: readonly string[];
  submission: Submission;
};

export type PlacesOutcome =
  | { outcome: "stored" | "repeated"; reference: string; mailed: MailFate | undefined }
  | { outcome: "conflict" }
  | { outcome: "full"; left: number }
  | { outcome: "too many" };

/**
 * Stores a request for places with its lead and mails. Where places are counted, requests for one session run in
 * turn, so that it is never overbooked and one person cannot take all places (`scarce`). A repeated submission
 * returns the first result.
 */
export function takePlaces(db: Database, wish: PlacesWish, now: Date): Promise<PlacesOutcome> {
  const isScarce = wish.capacity !== undefined;
  const taker = isScarce ? wish.taker : undefined;
  return inTurn(
    db,
    [`places in ${wish.event}`, ...namesOf("place", taker)],
    async (trx): Promise<PlacesOutcome> => {
      const known = await knownPlaces(trx, wish.submission, now);
      if (known) return known;
      if (wish.capacity !== undefined) {
        const left = wish.capacity - (await countPlaces(trx, wish.event));
        if (wish.seats > left) return { outcome: "full", left: Math.max(0, left) };
      }
      const { outcome } = await mayTake(trx, "place", taker, now, wish.coming);
      return outcome === "too many" ? { outcome } : store(trx, wish, taker, now);
    },
  );
}

/** The outcome of an earlier submission with this id, even after its session has begun; undefined when it is new. */
export async function knownPlaces(
  db: Queryable,
  submission: Submission,
  now: Date,
): Promise<Exclude<PlacesOutcome, { outcome: "too many" }> | undefined> {
  const known = await findSubmission(db, submission, now);
  if (!known) return undefined;
  if (!known.same) return { outcome: "conflict" };
  const mailed = (await readMailFates(db, [known.leadId])).get(known.leadId);
  return { outcome: "repeated", reference: known.reference, mailed };
}

/** Number of taken places. Staff frees a lead's places by closing it as lost. */
export async function countPlaces(db: Queryable, event: string): Promise<number> {
  const { taken } = await db
    .selectFrom("event_places")
    .innerJoin("leads", "leads.id", "event_places.lead_id")
    .select(({ fn }) => fn.sum<number | string | null>("seats").as("taken"))
    .where("event", "=", event)
    .where("leads.status", "<>", "lost")
    .executeTakeFirstOrThrow();
  return Number(taken ?? 0);
}

async function store(
  trx: Transaction,
  wish: PlacesWish,
  taker: Taker | undefined,
  now: Date,
): Promise<PlacesOutcome> {
  const stored = await recordWithin(trx, wish.submission, now);
  if (stored.outcome !== "stored") throw new Error("a submission that was not known is known now");
  await insertRows(trx, "event_places", [
    { lead_id: stored.leadId, event: wish.event, seats: wish.seats, created_at: now.getTime() },
  ]);
  await noteTaker(trx, "place", { leadId: stored.leadId, taker, now });
  return { outcome: "stored", reference: stored.reference, mailed: stored.mailed };
}
