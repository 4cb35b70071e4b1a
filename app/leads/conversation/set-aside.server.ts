import { countUpTo } from "#app/database/count-up-to.server.ts";
import type { Database, Queryable } from "#app/database/database.server.ts";
import { lockRows } from "#app/database/rows.server.ts";
import { isId } from "#app/database/uuid.server.ts";
import { maxCounted } from "#app/leads/filter/max-counted.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import { enterConversation } from "./receive-message.server.ts";

const pageSize = 100;

export type SetAsideMail = {
  id: string;
  sender: string;
  senderName: string;
  subject: string;
  said: string;
  reason: string;
  files: { id: string; name: string; size: number }[];
  at: Date;
};

/**
 * Mails without a lead, newest first.
 * @param after the last id of the page before
 * @returns a page, the `after` of the next one if there is one, and how many there are in all
 */
export async function listSetAside(
  db: Queryable,
  after?: string,
): Promise<{ mails: SetAsideMail[]; next: string | undefined; count: number }> {
  const all = db.selectFrom("received_mails").where("state", "=", "set-aside");
  const newest = all
    .selectAll()
    .orderBy("id", "desc")
    .limit(pageSize + 1);
  const [found, count] = await Promise.all([
    (after && isId(after) ? newest.where("id", "<", after) : newest).execute(),
    countUpTo(db, all.select("id"), maxCounted),
  ]);
  const mails = found.slice(0, pageSize);
  const ids = mails.map(({ id }) => id);
  const files =
    ids.length === 0
      ? []
      : await db
          .selectFrom("mail_files")
          .select(["id", "name", "size", "received_id"])
          .where("received_id", "in", ids)
          .execute();
  const shown = mails.map((mail) => ({
    id: mail.id,
    sender: mail.sender,
    senderName: mail.sender_name,
    subject: mail.subject,
    said: mail.said,
    reason: mail.reason ?? "",
    files: files.filter(({ received_id }) => received_id === mail.id),
    at: new Date(mail.created_at),
  }));
  return { mails: shown, next: found.length > pageSize ? mails.at(-1)?.id : undefined, count };
}

/** Moves a mail into the conversation of a lead. Then wake the outbox. */
export async function attachMail(
  db: Database,
  { mailId, reference }: { mailId: string; reference: string },
  viewer: Viewer,
  now: Date,
): Promise<{ outcome: "done"; leadId: string } | { outcome: "missing" | "no-lead" }> {
  if (!isId(mailId)) return { outcome: "missing" };
  return db.transaction().execute(async (trx) => {
    const named = trx
      .selectFrom("leads")
      .select("id")
      .where("reference", "=", reference.trim().toUpperCase())
      .where("erased_at", "is", null);
    const lead = await lockRows(trx, named).executeTakeFirst();
    if (!lead) return { outcome: "no-lead" };
    const mail = await trx
      .updateTable("received_mails")
      .set({ lead_id: lead.id, state: "found", found_by: "staff", reason: null })
      .where("id", "=", mailId)
      .where("state", "=", "set-aside")
      .returning(["id", "is_automatic", "subject", "said"])
      .executeTakeFirst();
    if (!mail) return { outcome: "missing" };
    await trx.updateTable("mail_files").set({ lead_id: lead.id }).where("received_id", "=", mailId).execute();
    const { id, is_automatic, subject, said } = mail;
    const entering = { leadId: lead.id, id, isAutomatic: is_automatic === 1, subject, said };
    await enterConversation(trx, entering, now);
    const detail = { mail: mailId };
    await audit(trx, { actorId: viewer.id, action: "mail attached", subjectId: lead.id, detail, now });
    return { outcome: "done", leadId: lead.id };
  });
}

/** Deletes a mail's content. Its key stays, so that the mail is not read again. */
export async function discardMail(db: Database, mailId: string, viewer: Viewer, now: Date): Promise<boolean> {
  if (!isId(mailId)) return false;
  return db.transaction().execute(async (trx) => {
    const mail = await trx
      .updateTable("received_mails")
      .set({ ...emptied, reason: "discarded by staff" })
      .where("id", "=", mailId)
      .where("state", "=", "set-aside")
      .returning("id")
      .executeTakeFirst();
    if (!mail) return false;
    await trx.deleteFrom("mail_files").where("received_id", "=", mailId).execute();
    await audit(trx, { actorId: viewer.id, action: "mail discarded", detail: { mail: mailId }, now });
    return true;
  });
}

/** The columns of a mail whose content is deleted. */
const emptied = {
  state: "noted" as const,
  sender: "",
  sender_key: null,
  sender_name: "",
  subject: "",
  said: "",
  quoted: "",
  message_id: null,
};

/** A file of a mail that was set aside. */
export async function openSetAsideFile(
  db: Database,
  fileId: string,
  viewer: Viewer,
  now: Date,
): Promise<{ name: string; bytes: Uint8Array } | undefined> {
  if (!isId(fileId)) return undefined;
  const file = await db
    .selectFrom("mail_files")
    .select(["name", "bytes"])
    .where("id", "=", fileId)
    .where("received_id", "is not", null)
    .where("lead_id", "is", null)
    .executeTakeFirst();
  if (file) await audit(db, { actorId: viewer.id, action: "file opened", detail: { file: fileId }, now });
  return file;
}
