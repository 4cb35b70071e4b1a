import type { Queryable } from "#app/database/database.server.ts";
import type { Row } from "#app/database/rows.server.ts";

export type MailFileRow = { id: string; name: string; size: number };

export type SentMail = {
  id: string;
  staffId: string;
  staffName: string;
  to: string[];
  subject: string;
  text: string;
  state: Row<"outbox">["state"];
  /** Why the last try failed, or why the mail is not sent. */
  problem: string | null;
  files: MailFileRow[];
  at: Date;
};

export type ReceivedMail = {
  id: string;
  sender: string;
  senderName: string;
  subject: string;
  said: string;
  quoted: string;
  foundBy: Row<"received_mails">["found_by"];
  isAutomatic: boolean;
  files: MailFileRow[];
  at: Date;
};

export type Conversation = { sent: SentMail[]; received: ReceivedMail[] };

/** The mails of a lead in both directions. First call `readLead`, which checks whether the viewer may see the lead. */
export async function readConversation(db: Queryable, leadId: string): Promise<Conversation> {
  const [sent, received, files] = await Promise.all([
    db
      .selectFrom("outbox")
      .select(["id", "data", "recipients", "subject", "state", "last_error", "created_at"])
      .where("lead_id", "=", leadId)
      .where("template", "=", "reply")
      .execute(),
    db
      .selectFrom("received_mails")
      .selectAll()
      .where("lead_id", "=", leadId)
      .where("state", "=", "found")
      .execute(),
    db
      .selectFrom("mail_files")
      .select(["id", "name", "size", "outbox_id", "received_id"])
      .where("lead_id", "=", leadId)
      .orderBy("id")
      .execute(),
  ]);
  const filesOf = (column: "outbox_id" | "received_id", id: string) =>
    files
      .filter((file) => file[column] === id)
      .map((file) => ({ id: file.id, name: file.name, size: file.size }));
  return {
    sent: sent.map(({ id, data, recipients, subject, state, last_error, created_at }) => ({
      id,
      staffId: String(data.staffId ?? ""),
      staffName: String(data.staffName ?? ""),
      to: recipients,
      subject,
      text: String(data.text ?? ""),
      state,
      problem: last_error,
      files: filesOf("outbox_id", id),
      at: new Date(created_at),
    })),
    received: received.map((mail) => ({
      id: mail.id,
      sender: mail.sender,
      senderName: mail.sender_name,
      subject: mail.subject,
      said: mail.said,
      quoted: mail.quoted,
      foundBy: mail.found_by,
      isAutomatic: mail.is_automatic === 1,
      files: filesOf("received_id", mail.id),
      at: new Date(mail.created_at),
    })),
  };
}
