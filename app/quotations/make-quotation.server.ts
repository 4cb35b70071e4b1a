import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { Database, Transaction } from "#app/database/database.server.ts";
import { insertRows, lockNames } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { endOfDay } from "#app/leads/next-step.ts";
import { type WorkOutcome, workOnLead } from "#app/leads/work/lead-work.server.ts";
import { financialYear, quotationNumber } from "./financial-year.ts";
import { type Numbered, quotationEntry, quotationName } from "./quotation-entry.ts";
import type { QuotationFacts } from "./read-quotation.ts";
import { type Seller, sellerState } from "./seller.ts";
import { totalsOf } from "./tax.ts";

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
export function makeQuotation(db: Database, making: Making, viewer: Viewer, now: Date): Promise<MakeOutcome> {
  const id = making.key ?? newId(now);
  return db.transaction().execute(async (trx) => {
    // The second of two presses at once waits here for the first. Before the lead is locked, as when one is sent.
    const names = [id, ...(making.of ? [making.of] : [])].map((name) => `quotation ${name}`);
    await lockNames(trx, names.sort());
    return make(trx, { ...making, id }, viewer, now);
  });
}

async function make(
  trx: Transaction,
  { id, leadId, facts, seller, of }: Making & { id: string },
  viewer: Viewer,
  now: Date,
): Promise<MakeOutcome> {
  let other: Numbered | undefined;
  const worked = await workOnLead(trx, { leadId }, { viewer, now }, async (lead, record) => {
    if (lead.restricted_at !== null || lead.status === "spam") return "not-allowed";
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
    return record({}, quotationEntry("made", { ...place, total }));
  });
  if (worked.outcome !== "done") return worked;
  return other ? { outcome: "conflict", id, name: quotationName(other) } : { outcome: "done", id };
}

/** Increments the counter, whose row stays locked until the transaction ends; a rollback gives the number back. */
async function nextNumber(trx: Transaction, now: Date): Promise<Numbered> {
  const year = financialYear(now);
  const { rows } = await sql<{ last: number }>`insert into quotation_numbers (year, last) values (${year}, 1)
    on conflict (year) do update set last = quotation_numbers.last + 1 returning last`.execute(trx);
  return { number: quotationNumber(year, Number(rows[0]?.last)), version: 1 };
}

async function nextVersion(trx: Transaction, leadId: string, number: string) {
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
