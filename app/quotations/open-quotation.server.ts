import type { Database } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import { notifyStaff } from "#app/leads/changes/notify-staff.server.ts";
import { addWords, textOf } from "#app/leads/conversation/conversation-words.server.ts";
import { timelineRow } from "#app/timeline/timeline.server.ts";
import { quotationEntry } from "./quotation-entry.ts";
import { type AnswerOutcome, answerQuotation, findQuotation, type Quotation } from "./quotations.server.ts";

/** A quotation that its customer may open: sent, and its data stored and in use. */
export async function openQuotation(db: Database, id: string): Promise<Quotation | undefined> {
  const quotation = await findQuotation(db, id);
  if (!quotation?.facts || quotation.sentAt === null) return undefined;
  const lead = await db
    .selectFrom("leads")
    .select(["restricted_at", "erased_at"])
    .where("id", "=", quotation.leadId)
    .executeTakeFirst();
  return lead && lead.restricted_at === null && lead.erased_at === null ? quotation : undefined;
}

type Answer = { id: string; answer: "accepted" | "declined"; words: string; now: Date };

/** Records the customer's answer in the conversation and notifies the lead's owner and the author: wake the outbox. */
export function receiveAnswer(db: Database, { id, answer, words, now }: Answer): Promise<AnswerOutcome> {
  return answerQuotation(db, { id, answer, words, now }, async (trx, quotation) => {
    const { leadId, madeBy } = quotation;
    const { kind, detail } = quotationEntry(answer, { ...quotation, words });
    await insertRows(trx, "timeline", [timelineRow(leadId, { kind, detail }, now)]);
    await addWords(trx, leadId, [textOf({ kind, detail })]);
    const lead = await trx.selectFrom("leads").select("owner_id").where("id", "=", leadId).executeTakeFirst();
    const to = [...new Set([lead?.owner_id ?? madeBy, madeBy])];
    await notifyStaff(trx, { kind: "answered", leadId, to, now });
  });
}
