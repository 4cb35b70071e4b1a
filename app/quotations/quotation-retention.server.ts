import { createHash } from "node:crypto";
import type { Queryable, Transaction } from "#app/database/database.server.ts";
import { isAmong, type Row } from "#app/database/rows.server.ts";
import { papersKeptUntil } from "./financial-year.ts";

type Version = Pick<Row<"quotations">, "id" | "number" | "version" | "sent_at" | "answer" | "answered_at">;
type Owner = Pick<Row<"leads">, "id" | "email_key" | "order_number">;

/**
 * Until when a quotation is kept although its customer's data is erased; null if it is erased too. It is kept if it
 * became an order: it was accepted, or it is the last one sent for a lead with an order and was not declined.
 */
export function keptUntil(
  quotation: Version,
  versions: readonly Version[],
  orderNumber: string | null,
): number | null {
  const { sent_at, answer, answered_at } = quotation;
  if (sent_at === null) return null;
  if (answer === "accepted") return papersKeptUntil(new Date(answered_at ?? sent_at));
  if (answer === "declined" || orderNumber === null) return null;
  const sent = versions.filter((each) => each.number === quotation.number && each.sent_at !== null);
  const isReplaced = sent.some(({ version, answer }) => version > quotation.version || answer === "accepted");
  return isReplaced ? null : papersKeptUntil(new Date(sent_at));
}

/** Erases the quotations of leads, except those that became an order: these lose only the customer's own words. */
export async function eraseQuotations(trx: Transaction, leads: readonly Owner[], now: Date): Promise<void> {
  const byId = new Map(leads.map((lead) => [lead.id, lead]));
  const rows = await trx
    .selectFrom("quotations")
    .select(["id", "lead_id", "number", "version", "sent_at", "answer", "answered_at"])
    .where(isAmong(trx, "lead_id", [...byId.keys()], "id"))
    .where("erased_at", "is", null)
    .where("kept_until", "is", null)
    .execute();
  const gone: string[] = [];
  for (const row of rows) {
    const lead = byId.get(row.lead_id);
    const until = keptUntil(row, rows, lead?.order_number ?? null);
    if (until === null || until <= now.getTime()) gone.push(row.id);
    else
      await trx
        .updateTable("quotations")
        .set({
          answer_words: null,
          kept_until: until,
          kept_for: lead?.email_key ? keptFor(lead.email_key) : null,
        })
        .where("id", "=", row.id)
        .execute();
  }
  await emptyQuotations(trx, gone, now);
}

/** Empties the quotations kept after an erasure whose period has ended. */
export async function eraseKeptQuotations(trx: Transaction, now: Date): Promise<void> {
  const over = await trx
    .selectFrom("quotations")
    .select("id")
    .where("kept_until", "<", now.getTime())
    .execute();
  await emptyQuotations(
    trx,
    over.map(({ id }) => id),
    now,
  );
}

/** Numbers, days and amounts stay, so that the numbers of a year have no gap; customer and subject are removed. */
async function emptyQuotations(trx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  await trx
    .deleteFrom("quotation_files")
    .where(isAmong(trx, "quotation_id", ids, "id"))
    .execute();
  await trx
    .updateTable("quotations")
    .set({
      facts: "{}",
      answer_words: null,
      erased_at: now.getTime(),
      kept_until: null,
      kept_for: null,
    })
    .where(isAmong(trx, "id", ids, "id"))
    .execute();
}

/** The quotations kept after the erasure of a person's data, for the proven owner of the address. */
export function readKeptQuotations(db: Queryable, address: string): Promise<Row<"quotations">[]> {
  return db
    .selectFrom("quotations")
    .selectAll()
    .where("kept_for", "=", keptFor(address))
    .orderBy("id")
    .execute();
}

function keptFor(address: string): string {
  return createHash("sha256").update(address).digest("hex");
}
