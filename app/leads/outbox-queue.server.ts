import { randomUUID } from "node:crypto";
import type { Updateable } from "kysely";
import { batchedWrite } from "#app/database/batched-writes.server.ts";
import type { Database, Queryable, Transaction } from "#app/database/database.server.ts";
import { insertRows, isAmong, type Row, skipLocked } from "#app/database/rows.server.ts";
import type { Tables } from "#app/database/tables.ts";
import { newId } from "#app/database/uuid.server.ts";
import {
  budgetOf,
  type LeadOfMail,
  type MailCause,
  type OutgoingMail,
  visitorTemplates,
} from "#app/mail/outgoing-mail.ts";
import { emailKey, mailboxKey } from "./contact-keys.ts";
import { leaseMs } from "./outbox-rules.ts";

/** Queues a mail that belongs to no lead, for instance the link that sets a password. Then wake the outbox. */
export async function queueMail(db: Queryable, mail: OutgoingMail, now: Date): Promise<void> {
  await insertRows(db, "outbox", [outboxRow(mail, now)]);
}

/** The row's id is the stable part of the mail's Message-ID. */
export function outboxRow(
  mail: OutgoingMail,
  now: Date,
  lead?: LeadOfMail,
  cause: MailCause = "known",
): Row<"outbox"> {
  const toVisitor = visitorTemplates.includes(mail.template);
  if (toVisitor && (mail.to.length !== 1 || mail.cc?.length)) {
    throw new Error(`The mail "${mail.template}" goes to one visitor and nobody else`);
  }
  return {
    id: newId(now),
    lead_id: lead?.leadId ?? null,
    template: mail.template,
    data: lead ? { ...mail.data, leadId: lead.leadId, reference: lead.reference } : mail.data,
    recipients: mail.to,
    cc: mail.cc ?? [],
    reply_to: mail.replyTo ?? null,
    subject: mail.subject.replaceAll("{reference}", lead?.reference ?? ""),
    visitor_address: toVisitor ? emailKey(mail.to[0]) : null,
    mailbox: toVisitor ? mailboxKey(mail.to[0]) : null,
    budget: budgetOf(mail.template, cause),
    state: "open",
    attempts: 0,
    due_at: now.getTime(),
    claim: null,
    failure: null,
    last_error: null,
    created_at: now.getTime(),
    sent_at: null,
  };
}

/** A mail of a lead that looks like spam: it stays until somebody says that it is none. */
export function heldRow(
  mail: OutgoingMail,
  now: Date,
  lead: LeadOfMail,
  cause: MailCause = "known",
): Row<"outbox"> {
  return { ...outboxRow(mail, now, lead, cause), state: "held" };
}

/** Takes due mails for one worker until its lease ends; a mail whose worker died is due when the lease has ended. */
export async function claimDue(db: Database, now: Date, most: number): Promise<Row<"outbox">[]> {
  const due = (from: Queryable) =>
    from.selectFrom("outbox").select("id").where("state", "=", "open").where("due_at", "<=", now.getTime());
  // Looking costs no write; an idle outbox only looks.
  if (!(await due(db).limit(1).executeTakeFirst())) return [];
  return db.transaction().execute(async (trx) => {
    const rows = await skipLocked(trx, due(trx).orderBy("due_at").limit(most)).execute();
    const mine = isAmong(
      trx,
      "id",
      rows.map(({ id }) => id),
      "id",
    );
    await trx
      .updateTable("outbox")
      .set((row) => ({
        claim: randomUUID(),
        due_at: now.getTime() + leaseMs,
        attempts: row("attempts", "+", 1),
      }))
      .where(mine)
      .execute();
    return trx.selectFrom("outbox").selectAll().where(mine).orderBy("id").execute();
  });
}

export type Finished = {
  mail: Pick<Row<"outbox">, "id" | "claim">;
  change: Updateable<Tables["outbox"]>;
  timeline: Row<"timeline">[];
  /** The address does not exist: no mail goes there any more. */
  bounced?: Row<"suppressions">;
};

/** Writes down what became of a try. What another worker has claimed meanwhile is left to it. */
export const finishTry = batchedWrite(async (trx: Transaction, tries: Finished[]): Promise<boolean[]> => {
  const updates = tries.map(({ mail, change }) =>
    trx
      .updateTable("outbox")
      .set({ ...change, claim: null })
      .where("id", "=", mail.id)
      .where("claim", "=", mail.claim)
      .executeTakeFirstOrThrow(),
  );
  const results = await Promise.all(updates);
  const written = results.map(({ numUpdatedRows }) => numUpdatedRows > 0n);
  await insertRows(
    trx,
    "timeline",
    tries.flatMap(({ timeline }, index) => (written[index] ? timeline : [])),
  );
  const bounced = tries.flatMap((tried, index) => (written[index] && tried.bounced ? [tried.bounced] : []));
  await insertRows(trx, "suppressions", bounced, { existing: "skip" });
  return written;
});

/** Makes mails that only waited for the server due now. */
export async function hasten(db: Database, now: Date): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ due_at: now.getTime() })
    .where("state", "=", "open")
    .where("claim", "is", null)
    .where("failure", "=", "unreachable")
    .where("due_at", ">", now.getTime())
    .execute();
}
