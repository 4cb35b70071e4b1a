import type { Transaction } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import type { LeadOfMail, OutgoingMail } from "#app/outbox/mail/outgoing-mail.ts";
import { heldRow, outboxRow } from "#app/outbox/queue/outbox-queue.server.ts";
import { isReminded, reminderDue } from "./reminder-rules.ts";

type Reminder = { start: number; mail: OutgoingMail; lead: LeadOfMail };

/**
 * Queues the reminder, due 24 hours before, unless the address gets no mail from us. Held when the confirmation is
 * held.
 */
export async function queueReminder(
  trx: Transaction,
  { start, mail, lead }: Reminder,
  now: Date,
): Promise<void> {
  if (!isReminded(start, now)) return;
  const confirmation = await readConfirmation(trx, lead.leadId);
  if (!confirmation) return;
  const row = confirmation.state === "held" ? heldRow(mail, now, lead) : outboxRow(mail, now, lead);
  await insertRows(trx, "outbox", [{ ...row, due_at: reminderDue(start) }]);
}

/** Removes an unsent reminder from the outbox. */
export async function dropReminder(trx: Transaction, leadId: string): Promise<void> {
  await trx
    .deleteFrom("outbox")
    .where("lead_id", "=", leadId)
    .where("template", "=", "booking-reminder")
    .where("state", "in", ["open", "held"])
    .where("claim", "is", null)
    .execute();
}

// An address whose confirmation was withheld (objection, daily limit) gets no reminder either.
function readConfirmation(trx: Transaction, leadId: string) {
  return trx
    .selectFrom("outbox")
    .select("state")
    .where("lead_id", "=", leadId)
    .where("template", "=", "booking-confirmation")
    .executeTakeFirst();
}
