import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { Database, Queryable, Transaction } from "#app/database/database.server.ts";
import { insertRows, lockNames, type Row } from "#app/database/rows.server.ts";
import { isId, newId } from "#app/database/uuid.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { endOfDay } from "#app/leads/next-step.ts";
import { type Recorded, type WorkOutcome, workOnLead } from "#app/leads/work/lead-work.server.ts";
import { rupees } from "#app/values/rupees.ts";
import { financialYear, quotationNumber } from "./financial-year.ts";
import type { QuotationFacts } from "./read-quotation.ts";
import { type Seller, sellerState } from "./seller.ts";
import { totalsOf } from "./tax.ts";

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

type Making = {
  /** Made with the page: sending the same form twice makes one quotation. */
  key?: string | undefined;
  leadId: string;
  facts: QuotationFacts;
  seller: Seller;
  /** The number of the quotation that it revises. */
  of?: string;
};

/** `conflict`: the key has made a quotation with other facts, under this name. */
export type MakeOutcome =
  | WorkOutcome
  | { outcome: "done"; id: string }
  | { outcome: "conflict"; id: string; name: string };

/**
 * Stores a quotation: with a new number, or as the next version of one of the same lead. The number is assigned in the
 * transaction that stores it, so that none is ever skipped or used twice. `not-allowed`: the lead may not get one, or
 * the quotation was accepted. The same key gives the quotation that it made.
 */
export async function makeQuotation(
  ...[db, making, viewer, now]: Parameters<typeof tryToMake>
): Promise<MakeOutcome> {
  for (let tries = 1; ; tries++) {
    try {
      return await tryToMake(db, making, viewer, now);
    } catch (error) {
      if (!(error instanceof LeadChanged)) throw error;
      if (tries === maxTries) return { outcome: "changed-meanwhile" };
    }
  }
}

const maxTries = 5;

/** Another change of the lead came first: the transaction is rolled back, with the number. */
class LeadChanged extends Error {}

async function tryToMake(
  db: Database,
  { key, leadId, facts, seller, of }: Making,
  viewer: Viewer,
  now: Date,
): Promise<MakeOutcome> {
  const id = key ?? newId(now);
  let other: Numbered | undefined;
  const worked = await workOnLead(db, { leadId }, { viewer, now }, async (lead, record, trx) => {
    if (lead.restricted_at !== null || lead.status === "spam") return "not-allowed";
    // The second of two presses at once waits here for the first.
    await lockNames(trx, [`quotation ${id}`]);
    const made = await trx
      .selectFrom("quotations")
      .select(["lead_id", "number", "version", "facts"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (made && made.lead_id !== leadId) return "not-allowed";
    if (made && !isDeepStrictEqual(made.facts, facts)) other = made;
    if (made) return "done";
    const place = of === undefined ? await nextNumber(trx, now) : await nextVersion(trx, leadId, of);
    if (!place) return "not-allowed";
    const { taxable, total } = totalsOf(facts.lines, sellerState(seller), facts.place);
    await insertRows(trx, "quotations", [
      {
        id,
        lead_id: leadId,
        ...place,
        facts,
        seller,
        taxable_paise: taxable,
        total_paise: total,
        valid_until: endOfDay(facts.until),
        made_by: viewer.id,
        created_at: now.getTime(),
        sent_at: null,
        answer: null,
        answer_words: null,
        answered_at: null,
        erased_at: null,
        kept_until: null,
        kept_for: null,
      },
    ]);
    const outcome = await record({}, quotationEntry("made", { ...place, total }));
    if (outcome !== "done") throw new LeadChanged();
    return outcome;
  });
  if (worked.outcome !== "done") return worked;
  return other ? { outcome: "conflict", id, name: nameOf(other) } : { outcome: "done", id };
}

type Numbered = { number: string; version: number };

/** Increments the counter, whose row stays locked until the transaction ends; a rollback gives the number back. */
async function nextNumber(trx: Transaction, now: Date): Promise<Numbered> {
  const year = financialYear(now);
  const { rows } = await sql<{ last: number }>`insert into quotation_numbers (year, last) values (${year}, 1)
    on conflict (year) do update set last = quotation_numbers.last + 1 returning last`.execute(trx);
  return { number: quotationNumber(year, Number(rows[0]?.last)), version: 1 };
}

async function nextVersion(trx: Transaction, leadId: string, number: string) {
  await lockNames(trx, [`quotation ${number}`]);
  const versions = await trx
    .selectFrom("quotations")
    .select(["version", "answer"])
    .where("number", "=", number)
    .where("lead_id", "=", leadId)
    .orderBy("version", "desc")
    .execute();
  const last = versions[0]?.version;
  return last === undefined || versions.some(({ answer }) => answer === "accepted")
    ? null
    : { number, version: last + 1 };
}

/** A quotation becomes a note of the timeline, so that the rules for written words about a person apply to it. */
export function quotationEntry(
  what: "made" | "sent" | "accepted" | "declined",
  { number, version, total, words }: Numbered & { total: number; words?: string | null },
): Recorded {
  const text = [`${nameOf({ number, version })}: ₹${rupees(total)} with tax`, words]
    .filter(Boolean)
    .join("\n");
  return { kind: "note", action: `quotation ${what}`, detail: { about: `quotation-${what}`, text } };
}

function nameOf({ number, version }: Numbered): string {
  return version === 1 ? number : `${number}, version ${version}`;
}

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
  if (state === "draft" || state === "sent") return null;
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
  return db.transaction().execute(async (trx) => {
    const number = (await findQuotation(trx, id))?.number;
    if (number === undefined) return "missing";
    // A concurrent new version waits for the lock, or comes first.
    await lockNames(trx, [`quotation ${number}`]);
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
