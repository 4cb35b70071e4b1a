import type { Queryable, Transaction } from "#app/database/database.server.ts";
import { insertRows, isAmong, type Row } from "#app/database/rows.server.ts";
import { searchTokens } from "#app/database/search.server.ts";
import { emailKey, phoneKey } from "#app/values/contact-keys.ts";

type Named = Pick<Row<"people">, "id" | "name" | "organization" | "email" | "phone">;

const maxWords = 12;

/** The search words of a person. */
export function personWords({ id, name, organization, email, phone }: Named): Row<"person_words">[] {
  const digits = nationalDigits(phone ?? "");
  const words = searchTokens([name ?? "", organization ?? ""]).slice(0, maxWords);
  const keys = [emailKey(email ?? undefined), digits, digits && lastFour(digits)].flatMap((key) => key || []);
  return [...new Set([...words, ...keys])].map((word) => ({ word, person_id: id }));
}

/** A number as people in India say it, without the country code. */
export function nationalDigits(phone: string): string {
  const digits = phoneKey(phone)?.replace("+", "") ?? "";
  return digits.replace(/^91(?=\d{10}$)/, "");
}

/** The search word of a number's last four digits, which begins no other word. */
export function lastFour(digits: string): string {
  return `#${digits.slice(-4)}`;
}

/** Rewrites the search words of these people. */
export async function rewriteWords(trx: Transaction, ids: readonly string[]): Promise<void> {
  await trx
    .deleteFrom("person_words")
    .where(isAmong(trx, "person_id", ids, "id"))
    .execute();
  const rows = await readNamed(trx, ids);
  await insertRows(trx, "person_words", rows.flatMap(personWords), { existing: "skip" });
}

function readNamed(db: Queryable, ids: readonly string[]): Promise<Named[]> {
  return db
    .selectFrom("people")
    .select(["id", "name", "organization", "email", "phone"])
    .where(isAmong(db, "id", ids, "id"))
    .execute();
}
