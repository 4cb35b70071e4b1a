import type { Database } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import { isId } from "#app/database/uuid.server.ts";
import type { Bounce } from "#app/outbox/mail/read-bounce.ts";
import { timelineRow } from "#app/timeline/timeline.server.ts";
import { emailKey } from "#app/values/contact-keys.ts";

export type BounceOutcome = "suppressed" | "noted" | "not ours";

/**
 * Records a bounce. It counts only for a mail that we sent to that very address, so that a forged report cannot silence
 * an address; only a permanent failure withholds later mails.
 */
export async function recordBounce(db: Database, bounce: Bounce, now: Date): Promise<BounceOutcome> {
  const address = emailKey(bounce.recipient);
  if (!address || !isId(bounce.mailId)) return "not ours";
  return db.transaction().execute(async (trx) => {
    const mail = await trx
      .selectFrom("outbox")
      .select(["lead_id", "template", "recipients"])
      .where("id", "=", bounce.mailId)
      .executeTakeFirst();
    if (!mail?.recipients.some((recipient) => emailKey(recipient) === address)) return "not ours";
    if (mail.lead_id) {
      const detail = { template: mail.template, to: bounce.recipient, reason: bounce.status };
      await insertRows(trx, "timeline", [timelineRow(mail.lead_id, { kind: "mail-bounced", detail }, now)]);
    }
    if (!bounce.lasting) return "noted";
    const row = { address, reason: `bounced: ${bounce.status}`, created_at: now.getTime() };
    await insertRows(trx, "suppressions", [row], { existing: "skip" });
    return "suppressed";
  });
}
