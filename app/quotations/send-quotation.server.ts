import type { Database } from "#app/database/database.server.ts";
import { lockNames } from "#app/database/rows.server.ts";
import type { Attachment } from "#app/leads/conversation/attachments.ts";
import { type Reply, type ReplyOutcome, sendReply } from "#app/leads/conversation/send-reply.server.ts";
import { statusesAfter, storedKind } from "#app/leads/kinds.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { changeStatus, workOnLead } from "#app/leads/work/lead-work.server.ts";
import { pdfName } from "./pdf-name.ts";
import { quotationEntry } from "./quotation-entry.ts";
import { findQuotation, type Quotation, sendObstacle } from "./quotations.server.ts";

type Sending = { quotation: Quotation; pdf: Uint8Array; reply: Reply };
type Author = { viewer: Viewer; name: string; replyTo: string; now: Date };

/**
 * Sends a reply with a quotation: attaches its PDF and stores it as sent; a lead that is not won or lost gets its value,
 * and moves to Proposal if that status may follow. All in one transaction, once for the reply's key. Then wake the outbox.
 */
export function sendQuotation(
  db: Database,
  { quotation: { id, number }, pdf, reply }: Sending,
  author: Author,
): Promise<ReplyOutcome> {
  const { viewer, now } = author;
  const { leadId } = reply;
  return db.retriedTransaction(async (trx): Promise<ReplyOutcome> => {
    await lockNames(trx, [`quotation ${number}`]);
    const quotation = await findQuotation(trx, id);
    if (quotation?.leadId !== leadId) return { outcome: "missing" };
    const obstacle = sendObstacle(quotation, now);
    if (obstacle) return { outcome: "withheld", reason: obstacle };
    const file: Attachment = { name: pdfName(quotation), type: "application/pdf", bytes: pdf };
    const earlier = await trx
      .selectFrom("reply_presses")
      .select("key")
      .where("key", "=", reply.key)
      .executeTakeFirst();
    const sent = await sendReply(trx, { ...reply, attachments: [...reply.attachments, file] }, author);
    // Sending the same form twice gives one reply.
    if (sent.outcome !== "done" || earlier) return sent;
    if (quotation.sentAt === null) {
      await trx.updateTable("quotations").set({ sent_at: now.getTime() }).where("id", "=", id).execute();
      await trx.insertInto("quotation_files").values({ quotation_id: id, bytes: pdf }).execute();
    }
    await workOnLead(trx, { leadId }, { viewer, now }, (_lead, record) =>
      record({}, quotationEntry("sent", quotation)),
    );
    const lead = await trx.selectFrom("leads").selectAll().where("id", "=", leadId).executeTakeFirstOrThrow();
    // A sale that has ended keeps what it was worth.
    if (lead.status === "won" || lead.status === "lost") return sent;
    const moves = statusesAfter(storedKind(lead), lead.status).includes("proposal");
    const to = moves ? "proposal" : lead.status;
    await changeStatus(trx, { leadId, to, deal: { value: quotation.taxable } }, viewer, now);
    return sent;
  });
}
