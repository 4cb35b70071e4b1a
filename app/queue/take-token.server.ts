import type { Database, Queryable, Transaction } from "#app/database/database.server.ts";
import { inTurn } from "#app/database/in-turn.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import type { Status } from "#app/leads/lead.ts";
import type { Submission } from "#app/leads/submissions/submission.ts";
import { findSubmission } from "#app/leads/submissions/submission-ids.server.ts";
import { recordWithin } from "#app/leads/submissions/submissions.server.ts";
import type { OutgoingMail } from "#app/outbox/mail/outgoing-mail.ts";
import { queueMessages } from "#app/outbox/queue/queue-messages.server.ts";
import { confirmMs, mayTake, noteTaker } from "#app/scarce/may-take.server.ts";
import { namesOf, type Taker } from "#app/scarce/taker.server.ts";
import { endUnconfirmed, turnOf } from "./confirm-token.server.ts";
import { queueOf, type StoreQueue } from "./store-queue.ts";
import type { Token, TokenState } from "./tokens.server.ts";

export type TokenWish = {
  slot: StoreQueue;
  early: boolean;
  /** All digests under which the mailbox may have a token; new rows get the first. */
  marks: [string, ...string[]];
  /** Fills the phone digest's column. */
  phoneMark: (tokenId: string) => string;
  /** Who takes it; absent while limits are off. */
  taker?: Taker | undefined;
  /** Builds the submission with its mails, once the number is known. */
  submissionOf: (token: NewToken) => Submission;
  /** The mail that sends an existing token's link again; undefined if its launch is no longer in the content. */
  reminderOf: (token: OwnToken, address: string) => OutgoingMail | undefined;
};

type NewToken = { id: string; number: number; confirmBy: number };

/** The token that a mailbox already has on a day, perhaps for another store. */
export type OwnToken = Pick<Token, "id" | "number" | "queue" | "confirmBy"> & {
  state: Exclude<TokenState, "cancelled">;
};

export type TokenOutcome =
  /** A mail brings the link of the new or existing token. Only the mail says which, so strangers cannot probe mailboxes. */
  { outcome: "asked" } | { outcome: "conflict" } | { outcome: "too many" } | { outcome: "full" };

/**
 * Gives a mailbox the next number of a queue: lead, mail and token in one transaction. The number is passed on unless
 * the link in the mail is opened within half an hour. A mailbox has one number a day; a repeated submission changes
 * nothing.
 */
export function takeToken(db: Database, wish: TokenWish, now: Date): Promise<TokenOutcome> {
  const { slot, taker } = wish;
  const turns = [turnOf(slot.day), ...namesOf("token", taker)];
  return inTurn(db, turns, async (trx): Promise<TokenOutcome> => {
    const known = await knownToken(trx, wish.submissionOf({ id: "", number: 0, confirmBy: 0 }), now);
    if (known) return known;
    const own = await tokenOf(trx, wish, now);
    const isFull = (await countActive(trx, queueOf(slot), now)) >= slot.capacity;
    if (own) await remind(trx, wish, own, now);
    if (isFull) return { outcome: "full" };
    if (own) return { outcome: "asked" };
    if ((await mayTake(trx, "token", taker, now)).outcome === "too many") return { outcome: "too many" };
    const number = await nextNumber(trx, queueOf(slot));
    const token = { id: newId(now), number, confirmBy: now.getTime() + confirmMs };
    const stored = await recordWithin(trx, wish.submissionOf(token), now);
    if (stored.outcome !== "stored") throw new Error("a submission that was not known is known now");
    await insertToken(trx, wish, token, { leadId: stored.leadId, now });
    await noteTaker(trx, "token", { leadId: stored.leadId, taker, now });
    return { outcome: "asked" };
  });
}

type Owned = OwnToken & { email: string | null; status: Status; leadId: string; reference: string };

async function remind(trx: Transaction, { reminderOf }: TokenWish, own: Owned, now: Date): Promise<void> {
  const { email, status, leadId, reference } = own;
  // Suspected spam: no mail until staff confirm the lead; the held one then brings the link.
  const message = email && status !== "spam" ? reminderOf(own, email) : undefined;
  if (message) await queueMessages(trx, [{ message, lead: { leadId, reference }, cause: "anybody" }], now);
}

async function insertToken(
  trx: Transaction,
  { slot, marks, phoneMark, early }: TokenWish,
  { id, number, confirmBy }: NewToken,
  { leadId, now }: { leadId: string; now: Date },
): Promise<void> {
  const at = now.getTime();
  await insertRows(trx, "tokens", [
    {
      id,
      number,
      lead_id: leadId,
      queue: queueOf(slot),
      day: slot.day,
      phone_mark: phoneMark(id),
      email_mark: marks[0],
      early: early ? 1 : 0,
      state: "waiting",
      confirm_by: confirmBy,
      told_at: null,
      created_at: at,
      updated_at: at,
    },
  ]);
}

/** The result of a repeated submission, even if its queue has closed; undefined for a new one. */
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

async function tokenOf(trx: Transaction, { slot, marks }: TokenWish, now: Date): Promise<Owned | undefined> {
  const own = await trx
    .selectFrom("tokens")
    .innerJoin("leads", "leads.id", "tokens.lead_id")
    .select(["tokens.id", "tokens.number", "queue", "confirm_by as confirmBy", "tokens.state"])
    .select(["leads.email", "leads.status", "leads.reference", "leads.id as leadId"])
    .where("tokens.day", "=", slot.day)
    .where("tokens.state", "<>", "cancelled")
    .$narrowType<Pick<OwnToken, "state">>()
    .where("email_mark", "in", marks)
    .executeTakeFirst();
  if (own?.confirmBy == null || own.confirmBy > now.getTime()) return own;
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
