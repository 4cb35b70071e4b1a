import type { Transaction } from "#app/database/database.server.ts";
import { insertRows, type Row } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { type ChannelName, channels, type Message } from "#app/outbox/channels.ts";
import { timelineRow } from "#app/timeline/timeline.server.ts";
import type { Addressed, Channel, Letter as LetterOf } from "./channel.ts";
import { objections, type Withheld } from "./mail-budgets.server.ts";
import { rankOf } from "./outbox-rules.ts";

export type Letter = LetterOf<Message>;

/** The outcome for a letter: "held" until its lead is no spam, or why it may not be sent. */
export type Queued = "queued" | "held" | Withheld;

/**
 * Queues letters in the transaction of their cause; the only way into the outbox. Addresses that object get none, and a
 * mailbox whose daily limit strangers have used up gets none that a stranger causes; the lead's timeline says so. Then
 * wake the outbox.
 */
export async function queueMessages(
  trx: Transaction,
  letters: readonly Letter[],
  now: Date,
): Promise<Queued[]> {
  const { rows, timeline, outcomes } = await planLetters(trx, letters, now);
  await insertRows(trx, "timeline", timeline);
  await insertRows(trx, "outbox", rows);
  return outcomes;
}

/** The rows that `queueMessages` would insert, for a transaction that writes all its rows together. */
export async function planLetters(trx: Transaction, letters: readonly Letter[], now: Date) {
  const addressed = await addressAll(trx, letters);
  const planned = letters.map((letter, index) => ({
    letter,
    rows: (addressed[index] ?? []).map((one) => outboxRow(one, letter, now)),
  }));
  // Held and later mails are checked when they are released or sent.
  const judged = planned.filter(({ letter }) => !letter.isHeld && letter.dueAt === undefined);
  const objection = await objections(
    trx,
    judged.flatMap(({ rows }) => rows),
  );
  const rows: Row<"outbox">[] = [];
  const timeline: Row<"timeline">[] = [];
  const outcomes = planned.map((plan): Queued => {
    const { letter } = plan;
    const reason = judged.includes(plan) ? plan.rows.map(objection).find(Boolean) : undefined;
    if (!reason) rows.push(...plan.rows);
    else timeline.push(...withheldEntries(plan.rows, reason, letter.now ?? now));
    return reason ?? (letter.isHeld ? "held" : "queued");
  });
  return { rows, timeline, outcomes };
}

/** The rows of each letter, with one call per channel. */
async function addressAll(trx: Transaction, letters: readonly Letter[]): Promise<Addressed[][]> {
  const addressed: Addressed[][] = [];
  for (const name of Object.keys(channels) as ChannelName[]) {
    const own = letters.flatMap((letter, index) => (letter.message.kind === name ? [{ letter, index }] : []));
    if (own.length === 0) continue;
    const channel: Channel<never> = channels[name];
    const found = await channel.address(trx, own.map(({ letter }) => letter) as LetterOf<never>[]);
    for (const [turn, { index }] of own.entries()) addressed[index] = found[turn] ?? [];
  }
  return addressed;
}

/** The row's id is the stable part of a mail's Message-ID and the idempotency key of other messages. */
function outboxRow(
  addressed: Addressed,
  { id, lead, isHeld, dueAt, now: own }: Letter,
  queuedAt: Date,
): Row<"outbox"> {
  const now = own ?? queuedAt;
  return {
    id: id ?? newId(now),
    lead_id: lead?.leadId ?? null,
    cc: [],
    reply_to: null,
    visitor_address: null,
    mailbox: null,
    budget: null,
    not_after: null,
    ...addressed,
    state: isHeld ? "held" : "open",
    rank: rankOf(addressed.template),
    attempts: 0,
    due_at: dueAt ?? now.getTime(),
    claim: null,
    failure: null,
    last_error: null,
    created_at: now.getTime(),
    sent_at: null,
  };
}

function withheldEntries(rows: readonly Row<"outbox">[], reason: Withheld, now: Date): Row<"timeline">[] {
  return rows.flatMap(({ lead_id, template, recipients: to }) =>
    lead_id ? [timelineRow(lead_id, { kind: "mail-withheld", detail: { template, to, reason } }, now)] : [],
  );
}
