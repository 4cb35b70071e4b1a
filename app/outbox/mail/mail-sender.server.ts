import type { Database } from "#app/database/database.server.ts";
import type { Sender } from "#app/outbox/queue/outbox-try.server.ts";
import type { Mailer } from "./mailer.server.ts";
import type { MailFile } from "./outgoing-mail.ts";

/** Sends those rows of the outbox that are mails. */
export function mailSender(db: Database, mailer: Pick<Mailer, "send">): Sender {
  return async (row) =>
    mailer.send({
      id: row.id,
      template: row.template,
      data: row.data,
      to: row.recipients,
      cc: row.cc,
      replyTo: row.reply_to,
      subject: row.subject,
      page: await pageOf(db, row.lead_id),
      ...(row.template === "reply" ? { files: await filesOf(db, row.id) } : {}),
    });
}

/** The page that a lead came from. */
async function pageOf(db: Database, leadId: string | null): Promise<string | null> {
  if (leadId === null) return null;
  const lead = await db.selectFrom("leads").select("page").where("id", "=", leadId).executeTakeFirst();
  return lead?.page ?? null;
}

async function filesOf(db: Database, outboxId: string): Promise<MailFile[]> {
  return db
    .selectFrom("mail_files")
    .select(["name", "type", "bytes"])
    .where("outbox_id", "=", outboxId)
    .orderBy("id")
    .execute();
}
