import type { Database } from "#app/database/database.server.ts";
import { insertRows, isAmong } from "#app/database/rows.server.ts";
import type { OutgoingMail } from "#app/outbox/mail/outgoing-mail.ts";
import { queueMessages } from "#app/outbox/queue/queue-messages.server.ts";

/** A blog post as the newsletter presents it. */
export type Issue = { path: string; title: string; description: string };

const atOnce = 200;

/**
 * Queues an issue for every confirmed subscriber and returns how many. Skips those who already got it, so an
 * interrupted run can be repeated.
 */
export async function queueIssue(db: Database, issue: Issue, now: Date): Promise<number> {
  let queued = 0;
  for (let last = "", full = true; full; ) {
    const subscribers = await db
      .selectFrom("newsletter_subscribers")
      .select(["address", "lead_id"])
      .where("address", ">", last)
      .orderBy("address")
      .limit(atOnce)
      .execute();
    queued += await queueFor(
      db,
      issue,
      subscribers.map(({ lead_id }) => lead_id),
      now,
    );
    last = subscribers.at(-1)?.address ?? last;
    full = subscribers.length === atOnce;
  }
  return queued;
}

function queueFor(db: Database, issue: Issue, leadIds: string[], now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const claims = leadIds.map((lead_id) => ({ issue: issue.path, lead_id }));
    const won = await insertRows(trx, "newsletter_mails", claims, { existing: "skip", returning: "lead_id" });
    if (won.length === 0) return 0;
    const leads = await trx
      .selectFrom("leads")
      .select(["id", "reference", "email"])
      .where(isAmong(trx, "id", won, "id"))
      .where("email", "is not", null)
      .execute();
    const letters = leads.map(({ id, reference, email }) => ({
      message: mailOf(issue, email ?? ""),
      lead: { leadId: id, reference },
    }));
    await queueMessages(trx, letters, now);
    return letters.length;
  });
}

function mailOf({ path, title, description }: Issue, to: string): OutgoingMail {
  const data = { title, text: description, path };
  return { kind: "mail", template: "newsletter-issue", data, to: [to], subject: title };
}
