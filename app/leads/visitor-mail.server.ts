import type { Transaction } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import type { MailCause, OutgoingMail } from "#app/mail/outgoing-mail.ts";
import { objections, type Withheld } from "./lead-mails.server.ts";
import { outboxRow } from "./outbox-queue.server.ts";

/**
 * Queues a mail to a customer that belongs to no lead, for instance about an order. Addresses that object get none, and
 * mailboxes for which strangers caused enough today none that another stranger causes. Then wake the outbox.
 */
export async function queueVisitorMail(
  trx: Transaction,
  mail: OutgoingMail,
  now: Date,
  cause: MailCause = "known",
): Promise<"queued" | Withheld> {
  const row = outboxRow(mail, now, undefined, cause);
  const reason = (await objections(trx, [row]))(row);
  if (reason) return reason;
  await insertRows(trx, "outbox", [row]);
  return "queued";
}
