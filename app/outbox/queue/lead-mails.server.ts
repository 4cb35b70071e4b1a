import type { Transaction } from "#app/database/database.server.ts";
import { isAmong, lockNames, type Row } from "#app/database/rows.server.ts";
import { timelineRow } from "#app/leads/work/timeline.server.ts";
import { type MailCause, mailsPerDay, type OutgoingMail } from "#app/outbox/mail/outgoing-mail.ts";
import { type Objection, readObjections } from "./mail-wishes.server.ts";
import { heldRow, outboxRow } from "./outbox-queue.server.ts";

type LeadMails = {
  leadId: string;
  reference: string;
  now: Date;
  submission: { mails: OutgoingMail[]; held?: OutgoingMail[] };
};
/** Why a mail to a visitor stays here. */
export type Withheld = Objection | "daily limit";

const dayMs = 24 * 60 * 60_000;

/**
 * The outbox rows of leads, and timeline entries for the mails to visitors that may not go out. Whether a mail that
 * is held may go out is asked when it is released.
 */
export async function planMails(trx: Transaction, leads: LeadMails[], cause: MailCause) {
  const planned = leads.flatMap((lead) =>
    lead.submission.mails.map((mail) => ({ mail, lead, row: outboxRow(mail, lead.now, lead, cause) })),
  );
  const objection = await objections(
    trx,
    planned.map(({ row }) => row),
  );
  const queued: Row<"outbox">[] = [];
  const withheld: Row<"timeline">[] = [];
  for (const { mail, lead, row } of planned) {
    const reason = objection(row);
    if (reason) withheld.push(withheldEntry(lead, mail, reason));
    else queued.push(row);
  }
  const held = leads.flatMap((lead) =>
    (lead.submission.held ?? []).map((mail) => heldRow(mail, lead.now, lead, cause)),
  );
  return { queued: [...queued, ...held], withheld };
}

/** Says of a mail to a visitor why it may not go out, if anything speaks against it. */
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

/** Says of one mail after the other whether the budget of its mailbox is spent, and counts those that are not refused. */
async function readSpending(
  trx: Transaction,
  rows: Row<"outbox">[],
): Promise<(mail: Row<"outbox">) => boolean> {
  const counted = rows.filter(({ budget }) => budget !== null);
  const mailboxes = [...new Set(counted.map(({ mailbox }) => mailbox as string))].sort();
  if (mailboxes.length === 0) return () => false;
  const since = Math.min(...counted.map(({ created_at }) => created_at)) - dayMs;
  const [, recent] = await Promise.all([
    // Two batches at once would count without each other.
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

function withheldEntry({ leadId, now }: LeadMails, mail: OutgoingMail, reason: Withheld): Row<"timeline"> {
  const detail = { template: mail.template, to: mail.to, reason };
  return timelineRow(leadId, { kind: "mail-withheld", detail }, now);
}
