import type { Database, Queryable, Transaction } from "#app/database/database.server.ts";
import { lockNames, type Row } from "#app/database/rows.server.ts";
import { isId } from "#app/database/uuid.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { lockLead } from "#app/leads/work/lock-lead.server.ts";
import { undrawnSentence } from "./drawn-text.ts";
import { type QuotationFacts, wordsOf } from "./read-quotation.ts";
import type { Seller } from "./seller.ts";

/** One version of a quotation, as stored. */
export type Quotation = {
  id: string;
  leadId: string;
  number: string;
  version: number;
  /** Null after the person's data was erased. */
  facts: QuotationFacts | null;
  seller: Seller;
  taxable: number;
  total: number;
  validUntil: number;
  madeBy: string;
  createdAt: number;
  sentAt: number | null;
  answer: "accepted" | "declined" | null;
  words: string | null;
  answeredAt: number | null;
  /** Set if the lead's data was erased: the quotation is kept until then. */
  keptUntil: number | null;
  /** Whether a later version has replaced it. */
  isReplaced: boolean;
  /** Whether another version of its number was accepted. */
  isSettled: boolean;
};

/** A lead's quotations, newest first; only for admins once the lead's data may no longer be used. */
export async function quotationsOfLead(
  db: Queryable,
  { id: leadId, data }: { id: string; data: "held" | "restricted" | "erased" },
  { role }: Viewer,
): Promise<Quotation[]> {
  if (data !== "held" && role !== "admin") return [];
  const rows = await db
    .selectFrom("quotations")
    .selectAll()
    .where("lead_id", "=", leadId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => asQuotation(row, rows));
}

export async function findQuotation(db: Queryable, id: string): Promise<Quotation | undefined> {
  if (!isId(id)) return undefined;
  const row = await db.selectFrom("quotations").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const versions = await db
    .selectFrom("quotations")
    .select(["number", "version", "sent_at", "answer"])
    .where("number", "=", row.number)
    .execute();
  return asQuotation(row, versions);
}

type Version = Pick<Row<"quotations">, "number" | "version" | "sent_at" | "answer">;

/** A later version replaces it once it is sent. */
function asQuotation(row: Row<"quotations">, versions: readonly Version[]): Quotation {
  const others = versions.filter(({ number, version }) => number === row.number && version !== row.version);
  return {
    id: row.id,
    leadId: row.lead_id,
    number: row.number,
    version: row.version,
    facts: row.erased_at === null ? (row.facts as QuotationFacts) : null,
    seller: row.seller as Seller,
    taxable: row.taxable_paise,
    total: row.total_paise,
    validUntil: row.valid_until,
    madeBy: row.made_by,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    answer: row.answer,
    words: row.answer_words,
    answeredAt: row.answered_at,
    keptUntil: row.kept_until,
    isReplaced: others.some(({ version, sent_at }) => version > row.version && sent_at !== null),
    isSettled: others.some(({ answer }) => answer === "accepted"),
  };
}

/** `settled`: another version of the same number was accepted. */
export type QuotationState = "draft" | "sent" | "accepted" | "declined" | "expired" | "replaced" | "settled";

export function stateOfQuotation(quotation: Quotation, now: Date): QuotationState {
  if (quotation.answer) return quotation.answer;
  if (quotation.isReplaced) return "replaced";
  if (quotation.isSettled) return "settled";
  if (now.getTime() > quotation.validUntil) return "expired";
  return quotation.sentAt === null ? "draft" : "sent";
}

/** Why it cannot be sent, as a sentence; null if it can. */
export function sendObstacle(quotation: Quotation, now: Date): string | null {
  if (!quotation.facts || quotation.keptUntil !== null) return "The data of its customer was erased.";
  if (!quotation.seller.gstin)
    return "The company's GSTIN is not set in the content (site.yaml, gstin), so the tax is not settled and it cannot be sent.";
  const state = stateOfQuotation(quotation, now);
  if (state === "draft" || state === "sent") {
    const { name, address } = quotation.seller;
    return undrawnSentence([...wordsOf(quotation.facts), name, address]);
  }
  if (state === "settled") return "Another version was accepted: for a change make a new quotation.";
  return state === "expired" ? "It is no longer valid: make a new version." : `It is ${state} already.`;
}

export type AnswerOutcome = "done" | "closed" | "missing";

/** Records the customer's answer, once, if the quotation is valid and the last version sent. */
export function answerQuotation(
  db: Database,
  { id, answer, words, now }: { id: string; answer: "accepted" | "declined"; words: string; now: Date },
  follow: (trx: Transaction, quotation: Quotation) => Promise<void>,
): Promise<AnswerOutcome> {
  return db.retriedTransaction(async (trx) => {
    const asked = await findQuotation(trx, id);
    if (!asked) return "missing";
    // A concurrent new version waits for the lock, or comes first; so does an erasure for that of the lead.
    await lockNames(trx, [`quotation ${asked.number}`]);
    const lead = await lockLead(trx, asked.leadId);
    if (lead?.erased_at !== null || lead.restricted_at !== null) return "closed";
    const quotation = await findQuotation(trx, id);
    if (!quotation || stateOfQuotation(quotation, now) !== "sent") return "closed";
    const { numUpdatedRows } = await trx
      .updateTable("quotations")
      .set({ answer, answer_words: words || null, answered_at: now.getTime() })
      .where("id", "=", id)
      .where("answer", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return "closed";
    await follow(trx, { ...quotation, answer });
    return "done";
  });
}
