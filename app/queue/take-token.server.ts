import type { Database, Queryable, Transaction } from "#app/database/database.server.ts";
import { inTurn } from "#app/database/in-turn.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import type { Submission } from "#app/leads/submissions/submission.ts";
import { findSubmission } from "#app/leads/submissions/submission-ids.server.ts";
import { recordWithin } from "#app/leads/submissions/submissions.server.ts";
import type { OutgoingMail } from "#app/outbox/mail/outgoing-mail.ts";
import { queueVisitorMail } from "#app/outbox/queue/visitor-mail.server.ts";
import { confirmMs, mayTake, noteTaker } from "#app/scarce/may-take.server.ts";
import { namesOf, type Taker } from "#app/scarce/taker.server.ts";
import { endUnconfirmed, turnOf } from "./confirm-token.server.ts";
import { queueOf, type StoreQueue } from "./store-queue.ts";

export type TokenWish = {
  slot: StoreQueue;
  early: boolean;
  /** Digests of the mailbox, under each of which it may have a token; the first is written. */
  marks: [string, ...string[]];
  /** What stands in the place of a phone number's digest. */
  phoneMark: (tokenId: string) => string;
  /** Who takes it; left out while limits are off. */
  taker?: Taker | undefined;
  /** The submission with its mails, once the number is known. */
  submissionOf: (token: { id: string; number: number }) => Submission;
  /** The mail that brings the link of a known token once more. */
  reminderOf: (token: { id: string; number: number }, address: string) => OutgoingMail;
};

export type TokenOutcome =
  /** A mail brings the link: of the new token, or of the one that this mailbox has. Which, nobody else is told. */
  { outcome: "asked" } | { outcome: "conflict" } | { outcome: "too many" } | { outcome: "full" };

/**
 * Gives the next number of a queue to a mailbox: lead, mail and token in one transaction. It is kept for half an hour,
 * until the link in the mail is opened; then it is given on. One mailbox has one number a day; the same submission again
 * changes nothing.
 */
export function takeToken(db: Database, wish: TokenWish, now: Date): Promise<TokenOutcome> {
  const { slot, taker } = wish;
  const turns = [turnOf(slot.day), ...namesOf("token", taker)];
  return inTurn(db, turns, async (trx): Promise<TokenOutcome> => {
    const known = await knownToken(trx, wish.submissionOf({ id: "", number: 0 }), now);
    if (known) return known;
    const own = await tokenOf(trx, wish, now);
    const isFull = (await countActive(trx, queueOf(slot), now)) >= slot.capacity;
    if (own?.email) await queueVisitorMail(trx, wish.reminderOf(own, own.email), now, { cause: "anybody" });
    if (isFull) return { outcome: "full" };
    if (own) return { outcome: "asked" };
    if ((await mayTake(trx, "token", taker, now)).outcome === "too many") return { outcome: "too many" };
    const token = { id: newId(now), number: await nextNumber(trx, queueOf(slot)) };
    const stored = await recordWithin(trx, wish.submissionOf(token), now);
    if (stored.outcome !== "stored") throw new Error("a submission that was not known is known now");
    await insertToken(trx, wish, { ...token, lead_id: stored.leadId }, now);
    await noteTaker(trx, "token", { leadId: stored.leadId, taker, now });
    return { outcome: "asked" };
  });
}

async function insertToken(
  trx: Transaction,
  { slot, marks, phoneMark, early }: TokenWish,
  token: { id: string; number: number; lead_id: string },
  now: Date,
): Promise<void> {
  const at = now.getTime();
  await insertRows(trx, "tokens", [
    {
      ...token,
      queue: queueOf(slot),
      day: slot.day,
      phone_mark: phoneMark(token.id),
      email_mark: marks[0],
      early: early ? 1 : 0,
      state: "waiting",
      confirm_by: at + confirmMs,
      told_at: null,
      created_at: at,
      updated_at: at,
    },
  ]);
}

/** What a submission that came before has led to, also when its queue is closed by now; nothing when it is new. */
export async function knownToken(
  db: Queryable,
  submission: Submission,
  now: Date,
): Promise<TokenOutcome | undefined> {
  const known = await findSubmission(db, submission, now);
  if (!known) return undefined;
  if (!known.same) return { outcome: "conflict" };
  const token = await db
    .selectFrom("tokens")
    .select("id")
    .where("lead_id", "=", known.leadId)
    .executeTakeFirst();
  return { outcome: token ? "asked" : "conflict" };
}

async function tokenOf(trx: Transaction, { slot, marks }: TokenWish, now: Date) {
  const own = await trx
    .selectFrom("tokens")
    .innerJoin("leads", "leads.id", "tokens.lead_id")
    .select(["tokens.id", "tokens.number", "leads.email", "confirm_by"])
    .where("tokens.day", "=", slot.day)
    .where("tokens.state", "<>", "cancelled")
    .where("email_mark", "in", marks)
    .executeTakeFirst();
  if (own?.confirm_by == null || own.confirm_by > now.getTime()) return own;
  await endUnconfirmed(trx, slot.day, now);
  return undefined;
}

async function countActive(trx: Transaction, queue: string, now: Date): Promise<number> {
  const { active } = await trx
    .selectFrom("tokens")
    .select(({ fn }) => fn.countAll<number>().as("active"))
    .where("queue", "=", queue)
    .where("state", "<>", "cancelled")
    .where(({ or, eb }) => or([eb("confirm_by", "is", null), eb("confirm_by", ">", now.getTime())]))
    .executeTakeFirstOrThrow();
  return Number(active);
}

async function nextNumber(trx: Transaction, queue: string): Promise<number> {
  const { last_number } = await trx
    .insertInto("token_queues")
    .values({ queue, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column("queue").doUpdateSet((row) => ({
        last_number: row("token_queues.last_number", "+", 1),
      })),
    )
    .returning("last_number")
    .executeTakeFirstOrThrow();
  return last_number;
}
