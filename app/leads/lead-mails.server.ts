import type { Transaction } from "#app/database/database.server.ts";
import { isAmong, lockNames, type Row } from "#app/database/rows.server.ts";
import { type OutgoingMail, visitorMailsPerDay } from "#app/mail/outgoing-mail.ts";
import { type Objection, readObjections } from "./mail-wishes.server.ts";
import { heldRow, outboxRow } from "./outbox-queue.server.ts";
import { timelineRow } from "./timeline.server.ts";

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
 * The outbox rows of new leads, and timeline entries for the mails to visitors that may not go out. Whether a mail that
 * is held may go out is asked when it is released.
 */
export async function planMails(trx: Transaction, leads: LeadMails[]) {
  const planned = leads.flatMap((lead) =>
    lead.submission.mails.map((mail) => ({ mail, lead, row: outboxRow(mail, lead.now, lead) })),
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
    (lead.submission.held ?? []).map((mail) => heldRow(mail, lead.now, lead)),
  );
  return { queued: [...queued, ...held], withheld };
}

/** Says of a mail to a visitor why it may not go out, if anything speaks against it. */
export async function objections(trx: Transaction, rows: Row<"outbox">[]) {
  const toVisitors = rows.filter(({ visitor_address }) => visitor_address !== null);
  const addresses = [...new Set(toVisitors.map(({ visitor_address }) => visitor_address as string))].sort();
  if (addresses.length === 0) return () => null;
  const since = Math.min(...toVisitors.map(({ created_at }) => created_at)) - dayMs;
  const [, objectionTo, recent] = await Promise.all([
    // Two batches at once would count without each other.
    lockNames(trx, addresses),
    readObjections(trx, toVisitors),
    trx
      .selectFrom("outbox")
      .select(["visitor_address", (count) => count.fn.countAll<number>().as("mails")])
      .where(isAmong(trx, "visitor_address", addresses))
      .where("created_at", ">", since)
      .where("state", "!=", "held")
      // A reminder that waits for a later day is no mail of today.
      .where("due_at", "<", since + 2 * dayMs)
      .groupBy("visitor_address")
      .execute(),
  ]);
  const counts = new Map(recent.map(({ visitor_address, mails }) => [visitor_address, mails]));
  return (mail: Row<"outbox">): Withheld | null => {
    const { visitor_address: address } = mail;
    if (address === null) return null;
    const objection = objectionTo(mail);
    if (objection) return objection;
    const sent = counts.get(address) ?? 0;
    counts.set(address, sent + 1);
    return sent >= visitorMailsPerDay ? "daily limit" : null;
  };
}

function withheldEntry({ leadId, now }: LeadMails, mail: OutgoingMail, reason: Withheld): Row<"timeline"> {
  const detail = { template: mail.template, to: mail.to, reason };
  return timelineRow(leadId, { kind: "mail-withheld", detail }, now);
}
