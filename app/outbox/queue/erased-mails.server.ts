import type { Queryable, Transaction } from "#app/database/database.server.ts";
import { insertRows, isAmong } from "#app/database/rows.server.ts";

/** How long a mail is kept that is a file or belongs to no lead, and an erased one noted. */
export const mailDays = 90;

/** Notes, in the transaction that erases them, mails whose files may be on other machines. */
export async function noteErasedMails(trx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  const rows = ids.map((id) => ({ id, erased_at: now.getTime() }));
  await insertRows(trx, "erased_mails", rows, { existing: "skip" });
}

/** Which of these mails were erased. Of a mail that another database held, or a lost state of this one, nothing is known. */
export async function erasedAmong(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("erased_mails")
    .select("id")
    .where(isAmong(db, "id", ids, "id"))
    .execute();
  return rows.map(({ id }) => id);
}
