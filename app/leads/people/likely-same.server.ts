import { sql } from "kysely";
import type { Queryable } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";
import { editsBetween } from "./edits-between.ts";
import { type PersonRow, readRoots } from "./person-group.server.ts";
import { nationalDigits, personWords } from "./person-words.server.ts";

/** Somebody who may be the same person, and why. */
export type Likely = { id: string; why: string };

const maxLooked = 200;
const maxShown = 5;

/**
 * People who may be the same as one of this group: with the same number, or with an address that differs by one typing
 * error. Only a suggestion; never people whom staff keep apart.
 */
export async function likelySame(db: Queryable, group: readonly PersonRow[]): Promise<Likely[]> {
  const own = new Set(group.map(({ id }) => id));
  const numbers = group.flatMap(({ phone }) => nationalDigits(phone ?? "") || []);
  const addresses = group.flatMap(({ email_key }) => email_key ?? []);
  const names = [
    ...new Set(group.flatMap((row) => personWords({ ...row, email: null, phone: null, organization: null }))),
  ];
  const begins = addresses.map((address) => address.slice(0, 4)).filter((start) => start.length === 4);
  const [sameNumber, near, named] = await Promise.all([
    idsWith(db, numbers),
    Promise.all(begins.map((start) => addressesFrom(db, start))),
    idsWith(
      db,
      names.map(({ word }) => word),
    ),
  ]);
  const asked = [...new Set([...near.flat(), ...named])].filter((id) => !own.has(id));
  const others = await db
    .selectFrom("people")
    .select(["id", "email_key"])
    .where(isAmong(db, "id", asked, "id"))
    .where("email_key", "is not", null)
    .execute();
  const slips = others.filter(({ email_key }) =>
    addresses.some((address) => isSlip(address, email_key ?? "")),
  );
  const reasons = new Map<string, string>([
    ...slips.map(({ id }) => [id, "an address that differs by a slip"] as const),
    ...sameNumber.map((id) => [id, "the same phone number"] as const),
  ]);
  const roots = await readRoots(db, [...reasons.keys()]);
  const apart = await keptApart(db, [...own]);
  const found = new Map<string, string>();
  for (const [id, why] of reasons) {
    const root = roots.get(id);
    if (root && !own.has(root) && !apart.has(root) && !apart.has(id)) found.set(root, why);
  }
  return [...found].slice(0, maxShown).map(([id, why]) => ({ id, why }));
}

/**
 * Whether two addresses differ by one letter missing, doubled, exchanged or wrong, and are long enough for that to mean
 * something.
 */
export function isSlip(one: string, other: string): boolean {
  if (one === other || Math.min(one.length, other.length) < 8) return false;
  return editsBetween(one, other, 1) <= 1;
}

async function idsWith(db: Queryable, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const rows = await db
    .selectFrom("person_words")
    .select("person_id")
    .where(isAmong(db, "word", words))
    .limit(maxLooked)
    .execute();
  return rows.map(({ person_id }) => person_id);
}

async function addressesFrom(db: Queryable, start: string): Promise<string[]> {
  const rows = await db
    .selectFrom("person_words")
    .select("person_id")
    .where("word", ">=", start)
    .where("word", "<", `${start}\uffff`)
    .where(sql<boolean>`word like '%@%'`)
    .limit(maxLooked)
    .execute();
  return rows.map(({ person_id }) => person_id);
}

async function keptApart(db: Queryable, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("separate_people")
    .select(["first_id", "second_id"])
    .where(({ or }) => or([isAmong(db, "first_id", ids, "id"), isAmong(db, "second_id", ids, "id")]))
    .execute();
  return new Set(rows.flatMap(({ first_id, second_id }) => [first_id, second_id]));
}
