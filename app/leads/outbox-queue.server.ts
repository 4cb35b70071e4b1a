import type { Queryable } from "#app/database/database.server.ts";
import { insertRows, type Row } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { type OutgoingMail, visitorTemplates } from "#app/mail/outgoing-mail.ts";
import { emailKey } from "./contact-keys.ts";

/** Queues a mail that belongs to no lead, for instance the link that sets a password. Then wake the outbox. */
export async function queueMail(db: Queryable, mail: OutgoingMail, now: Date): Promise<void> {
  await insertRows(db, "outbox", [outboxRow(mail, now)]);
}

/** The row's id is the stable part of the mail's Message-ID. */
export function outboxRow(
  mail: OutgoingMail,
  now: Date,
  lead?: { leadId: string; reference: string },
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
