import type { Transaction } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import type { OutgoingMail } from "#app/mail/outgoing-mail.ts";
import { objections, type Withheld } from "./lead-mails.server.ts";
import { outboxRow } from "./outbox-queue.server.ts";

/**
 * Queues a mail to a customer that belongs to no lead, for instance about an order. Addresses that object and those
 * that got enough mails today get none. Then wake the outbox.
 */
export async function queueVisitorMail(
  trx: Transaction,
  mail: OutgoingMail,
  now: Date,
): Promise<"queued" | Withheld> {
  const row = outboxRow(mail, now);
  const reason = (await objections(trx, [row]))(row);
  if (reason) return reason;
  await insertRows(trx, "outbox", [row]);
  return "queued";
}
