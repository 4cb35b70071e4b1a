import type { Transaction } from "#app/database/database.server.ts";
import { isAmong, lockNames, type Row } from "#app/database/rows.server.ts";
import { mailsPerDay } from "#app/outbox/mail/outgoing-mail.ts";
import { type Objection, readObjections } from "./mail-wishes.server.ts";

/** Why a mail to a visitor is withheld. */
export type Withheld = Objection | "daily limit";

const dayMs = 24 * 60 * 60_000;

/** Returns the reason why each mail to a visitor may not be sent, if there is one. */
export async function objections(trx: Transaction, rows: Row<"outbox">[]) {
  const toVisitors = rows.filter(({ visitor_address }) => visitor_address !== null);
  if (toVisitors.length === 0) return () => null;
  const [objectionTo, isSpent] = await Promise.all([
    readObjections(trx, toVisitors),
    readSpending(trx, toVisitors),
  ]);
  return (mail: Row<"outbox">): Withheld | null =>
    objectionTo(mail) ?? (isSpent(mail) ? "daily limit" : null);
}

/**
 * Returns a function that says for one mail after the other whether its mailbox's budget is spent, and counts those
 * that are not.
 */
async function readSpending(
  trx: Transaction,
  rows: Row<"outbox">[],
): Promise<(mail: Row<"outbox">) => boolean> {
  const counted = rows.filter(({ budget }) => budget !== null);
  const mailboxes = [...new Set(counted.map(({ mailbox }) => mailbox as string))].sort();
  if (mailboxes.length === 0) return () => false;
  const since = Math.min(...counted.map(({ created_at }) => created_at)) - dayMs;
  const [, recent] = await Promise.all([
    // Without the lock, two concurrent batches would count without each other.
    lockNames(trx, mailboxes),
    trx
      .selectFrom("outbox")
      .select(["mailbox", "budget", (count) => count.fn.countAll<number>().as("mails")])
      .where(isAmong(trx, "mailbox", mailboxes))
      .where("budget", "is not", null)
      .where("created_at", ">", since)
      .where("state", "!=", "held")
      .groupBy(["mailbox", "budget"])
      .execute(),
  ]);
  const counts = new Map(recent.map(({ mailbox, budget, mails }) => [`${budget} ${mailbox}`, Number(mails)]));
  return ({ mailbox, budget }) => {
    if (budget === null) return false;
    const key = `${budget} ${mailbox}`;
    const sent = counts.get(key) ?? 0;
    if (sent >= mailsPerDay[budget]) return true;
    counts.set(key, sent + 1);
    return false;
  };
}
