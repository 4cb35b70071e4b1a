import type { Transaction } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import type { LeadOfMail, MailCause, OutgoingMail } from "#app/outbox/mail/outgoing-mail.ts";
import { objections, type Withheld } from "./lead-mails.server.ts";
import { outboxRow } from "./outbox-queue.server.ts";

/**
 * Queues a mail to a visitor that no submission brings: about an order, or about what became of a lead. Addresses that object get none, and
 * mailboxes for which strangers caused enough today none that another stranger causes. Then wake the outbox.
 */
export async function queueVisitorMail(
  trx: Transaction,
  mail: OutgoingMail,
  now: Date,
  { lead, cause }: { lead?: LeadOfMail; cause?: MailCause } = {},
): Promise<"queued" | Withheld> {
  const row = outboxRow(mail, now, lead, cause);
  const reason = (await objections(trx, [row]))(row);
  if (reason) return reason;
  await insertRows(trx, "outbox", [row]);
  return "queued";
}
