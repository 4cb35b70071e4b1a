import type { Transaction } from "#app/database/database.server.ts";
import { insertRows, isAmong, type Row } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import type { TypedPerson } from "#app/leads/lead.ts";
import { emailKey } from "#app/values/contact-keys.ts";
import { personWords, rewriteWords } from "./person-words.server.ts";
import { personalColumns } from "./personal-columns.ts";

/** The personal columns of a lead or person row, emptied. */
export const noPersonalData = {
  name: null,
  email: null,
  phone: null,
  organization: null,
  city: null,
  email_key: null,
  phone_key: null,
};

type Typed = { submission: { person: TypedPerson }; now: Date };

/**
 * Finds the person of each submission by e-mail address, or by phone number if no address was given; otherwise creates
 * one. Never changes a known person: two people who share an office's number stay two.
 * @returns the ids in the order of the submissions, and the rows of new people, which the caller stores
 */
export async function planPeople(
  trx: Transaction,
  typed: Typed[],
): Promise<{ ids: string[]; made: Row<"people">[] }> {
  const wanted = typed.map(personRow);
  const { byEmail, byPhone } = await known(trx, wanted);
  const made: Row<"people">[] = [];
  const ids = wanted.map((row) => {
    const found = row.email_key ? byEmail.get(row.email_key) : byPhone.get(row.phone_key ?? "");
    if (found) return found;
    const taken = row.phone_key !== null && byPhone.has(row.phone_key);
    if (row.email_key) byEmail.set(row.email_key, row.id);
    if (row.phone_key && !taken) byPhone.set(row.phone_key, row.id);
    made.push({ ...row, phone_key: taken ? null : row.phone_key });
    return row.id;
  });
  return { ids, made };
}

/**
 * Applies a correction on a lead to the person behind it. When the e-mail address changes, a person with other leads,
 * or whose new address is known, stays unchanged: the lead then moves to the address's person.
 * @returns the id of the lead's person
 */
export async function correctKnownPerson(
  trx: Transaction,
  { id: leadId, person_id: personId, city }: Pick<Row<"leads">, "id" | "person_id" | "city">,
  corrected: TypedPerson,
  now: Date,
): Promise<string> {
  const person = { ...corrected, ...(city ? { city } : {}) };
  const wanted = personRow({ submission: { person }, now });
  const { byEmail, byPhone } = await known(trx, [wanted]);
  const [sameEmail, samePhone] = [byEmail.get(wanted.email_key ?? ""), byPhone.get(wanted.phone_key ?? "")];
  const others = await trx
    .selectFrom("leads")
    .select("id")
    .where("person_id", "=", personId)
    .where("id", "!=", leadId)
    .where("erased_at", "is", null)
    .executeTakeFirst();
  const own = await trx
    .selectFrom("people")
    .select("email_key")
    .where("id", "=", personId)
    .executeTakeFirstOrThrow();
  const keepsAddress = own.email_key === emailKey(person.email);
  if (keepsAddress || (!others && (sameEmail === undefined || sameEmail === personId))) {
    const { id: _, created_at: __, city: ___, merged_into: ____, ...row } = wanted;
    const phoneTaken = samePhone !== undefined && samePhone !== personId;
    const change = { ...row, phone_key: phoneTaken ? null : row.phone_key };
    await trx.updateTable("people").set(change).where("id", "=", personId).execute();
    await rewriteWords(trx, [personId]);
    return personId;
  }
  const { ids, made } = await planPeople(trx, [{ submission: { person }, now }]);
  await insertRows(trx, "people", made);
  await insertRows(trx, "person_words", made.flatMap(personWords), { existing: "skip" });
  const [found] = ids;
  if (!others && found !== personId) {
    await trx.updateTable("people").set(noPersonalData).where("id", "=", personId).execute();
  }
  return found as string;
}

function personRow({ submission: { person }, now }: Typed): Row<"people"> {
  return {
    id: newId(now),
    ...personalColumns(person),
    merged_into: null,
    created_at: now.getTime(),
  };
}

async function known(trx: Transaction, wanted: Row<"people">[]) {
  const byEmail = new Map<string, string>();
  const byPhone = new Map<string, string>();
  const emails = wanted.flatMap(({ email_key }) => email_key ?? []);
  const phones = wanted.flatMap(({ phone_key }) => phone_key ?? []);
  if (emails.length + phones.length === 0) return { byEmail, byPhone };
  const rows = await trx
    .selectFrom("people")
    .select(["id", "email_key", "phone_key"])
    .where((where) => where.or([isAmong(trx, "email_key", emails), isAmong(trx, "phone_key", phones)]))
    .execute();
  for (const { id, email_key, phone_key } of rows) {
    if (email_key) byEmail.set(email_key, id);
    if (phone_key) byPhone.set(phone_key, id);
  }
  return { byEmail, byPhone };
}
