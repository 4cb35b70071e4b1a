import type { Database, Queryable, Transaction } from "#app/database/database.server.ts";
import { inTurn } from "#app/database/in-turn.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import type { Submission } from "#app/leads/submission.ts";
import { findSubmission } from "#app/leads/submission-ids.server.ts";
import { recordWithin } from "#app/leads/submissions.server.ts";
import { queueVisitorMail } from "#app/leads/visitor-mail.server.ts";
import type { OutgoingMail } from "#app/mail/outgoing-mail.ts";
import { queueOf, type Slot } from "./slot.ts";

export type TokenWish = {
  slot: Slot;
  early: boolean;
  /** Digests of phone number and address, by which the same person is found again. */
  marks: { phone: string; email: string };
  /** The submission with its mails, once the number is known. */
  submissionOf: (token: { id: string; number: number }) => Submission;
  /** The mail that brings the link of a known token once more; nothing when nobody should be written to. */
  reminderOf: (token: { id: string; number: number }, address: string) => OutgoingMail;
};

export type TokenOutcome =
  | { outcome: "stored" | "repeated"; reference: string; tokenId: string }
  | { outcome: "conflict" }
  /** This person has a token for the day; its link goes to the address that was given with it. */
  | { outcome: "has one" }
  | { outcome: "full" };

/**
 * Gives the next number of a queue: lead, mails and token in one transaction, so that numbers have no gaps. One person
 * has one number a day; the same submission again arrives at the same token.
 */
export function takeToken(db: Database, wish: TokenWish, now: Date): Promise<TokenOutcome> {
  return inTurn(db, `tokens of ${wish.slot.day}`, async (trx): Promise<TokenOutcome> => {
    const known = await knownToken(trx, wish.submissionOf({ id: "", number: 0 }), now);
    if (known) return known;
    const own = await tokenOf(trx, wish);
    if (own) return remind(trx, wish, own, now);
    const queue = queueOf(wish.slot);
    if ((await countActive(trx, queue)) >= wish.slot.capacity) return { outcome: "full" };
    const token = { id: newId(now), number: await nextNumber(trx, queue) };
    const stored = await recordWithin(trx, wish.submissionOf(token), now);
    if (stored.outcome !== "stored") throw new Error("a submission that was not known is known now");
    await insertRows(trx, "tokens", [
      {
        ...token,
        lead_id: stored.leadId,
        queue,
        day: wish.slot.day,
        phone_mark: wish.marks.phone,
        email_mark: wish.marks.email,
        early: wish.early ? 1 : 0,
        state: "waiting",
        confirm_by: null,
        told_at: null,
        created_at: now.getTime(),
        updated_at: now.getTime(),
      },
    ]);
    return { outcome: "stored", reference: stored.reference, tokenId: token.id };
  });
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
  return token
    ? { outcome: "repeated", reference: known.reference, tokenId: token.id }
    : { outcome: "conflict" };
}

function tokenOf(trx: Transaction, { slot, marks }: TokenWish) {
  return trx
    .selectFrom("tokens")
    .innerJoin("leads", "leads.id", "tokens.lead_id")
    .select(["tokens.id", "tokens.number", "leads.email", "leads.reference", "lead_id as leadId"])
    .where("tokens.day", "=", slot.day)
    .where("tokens.state", "<>", "cancelled")
    .where((is) => is.or([is("phone_mark", "=", marks.phone), is("email_mark", "=", marks.email)]))
    .executeTakeFirst();
}

type Own = NonNullable<Awaited<ReturnType<typeof tokenOf>>>;

async function remind(trx: Transaction, wish: TokenWish, own: Own, now: Date): Promise<TokenOutcome> {
  if (own.email) {
    await queueVisitorMail(trx, wish.reminderOf(own, own.email), now, { lead: own, cause: "anybody" });
  }
  return { outcome: "has one" };
}

async function countActive(trx: Transaction, queue: string): Promise<number> {
  const { active } = await trx
    .selectFrom("tokens")
    .select(({ fn }) => fn.countAll<number>().as("active"))
    .where("queue", "=", queue)
    .where("state", "<>", "cancelled")
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
