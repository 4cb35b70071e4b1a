import type { Transaction } from "#app/database/database.server.ts";
import { insertRows, type Row } from "#app/database/rows.server.ts";
import {
  type LeadOfMail,
  type OutgoingMail,
  scopeOf,
  type TemplateName,
} from "#app/outbox/mail/outgoing-mail.ts";
import { objections } from "./mail-budgets.server.ts";
import { withheld } from "./outbox-outcome.server.ts";
import { isTooLate, tooLate } from "./outbox-rules.ts";
import { queueMessages } from "./queue-messages.server.ts";

/**
 * Releases the mails held while a lead was in the spam box. Mails to the visitor are checked against objections and
 * today's limit; a mail whose time has passed is not sent. Then wake the outbox.
 */
export async function releaseHeldMails(trx: Transaction, leadId: string, now: Date): Promise<void> {
  const rows = await ofLead(trx, leadId).selectAll().orderBy("id").execute();
  const at = now.getTime();
  const objection = await objections(
    trx,
    rows.map((row) => ({ ...row, created_at: at })),
  );
  for (const row of rows) {
    const reason = isTooLate(row, now) || isMissed(row, at) ? tooLate : objection(row);
    const { change, timeline } = reason
      ? withheld(row, reason, now)
      : {
          change: { state: "open" as const, created_at: at, due_at: Math.max(row.due_at, at) },
          timeline: [],
        };
    await trx
      .updateTable("outbox")
      .set(change)
      .where("id", "=", row.id)
      .where("state", "=", "held")
      .execute();
    await insertRows(trx, "timeline", timeline);
  }
}

/** Replaces the held mail of the same kind; does nothing if none is held. */
export async function replaceHeldMail(
  trx: Transaction,
  lead: LeadOfMail,
  mail: OutgoingMail,
  now: Date,
): Promise<void> {
  if ((await dropHeldMails(trx, lead.leadId, [mail.template])) === 0) return;
  await queueMessages(trx, [{ message: mail, lead, isHeld: true }], now);
}

/** Deletes held mails that are no longer true. @returns how many */
export async function dropHeldMails(
  trx: Transaction,
  leadId: string,
  templates: readonly TemplateName[],
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom("outbox")
    .where("lead_id", "=", leadId)
    .where("state", "=", "held")
    .where("template", "in", [...templates])
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

function ofLead(trx: Transaction, leadId: string) {
  return trx.selectFrom("outbox").where("lead_id", "=", leadId).where("state", "=", "held");
}

/** A reminder due by now would only repeat the confirmation that is released with it. */
function isMissed({ template, due_at }: Row<"outbox">, at: number): boolean {
  return scopeOf(template) === "reminders" && due_at <= at;
}
