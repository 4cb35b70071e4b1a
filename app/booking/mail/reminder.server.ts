import type { Transaction } from "#app/database/database.server.ts";
import type { LeadOfMail, OutgoingMail } from "#app/outbox/mail/outgoing-mail.ts";
import { queueMessages } from "#app/outbox/queue/queue-messages.server.ts";
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
  const isHeld = confirmation.state === "held";
  await queueMessages(trx, [{ message: mail, lead, isHeld, dueAt: reminderDue(start) }], now);
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
