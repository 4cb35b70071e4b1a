import { type RawBuilder, sql } from "kysely";
import type { Queryable } from "#app/database/database.server.ts";
import { searchTokens } from "#app/database/search.server.ts";
import { isId } from "#app/database/uuid.server.ts";
import { cleanNumber } from "#app/values/clean-number.ts";
import { emailKey } from "#app/values/contact-keys.ts";
import { lastFour, nationalDigits } from "./person-words.server.ts";

/** The end of a page of results: the matched word and its person. */
type Found = { word: string; personId: string };
export type FoundPage = { ids: string[]; next: string | null };

/** Words with fewer matches need not be compared with each other. */
const many = 2_000;

/**
 * People by words of name or organization, e-mail address, phone number in any spelling, or its last four digits: each
 * word is the beginning of a word of the person. In the order of the rarest word's matches, so that a page reads as
 * many rows as it shows, however common the words.
 */
export async function findPeople(
  db: Queryable,
  search: string,
  { after, size }: { after?: string | undefined; size: number },
): Promise<FoundPage> {
  const words = searchedWords(search);
  if (words.length === 0) return { ids: [], next: null };
  const [first = "", ...others] = await rarestFirst(db, words);
  const from = after === undefined ? undefined : readCursor(after);
  const begins = (alias: string, word: string) =>
    sql<boolean>`${sql.ref(`${alias}.word`)} >= ${word} and ${sql.ref(`${alias}.word`)} < ${`${word}\uffff`}`;
  const conditions: RawBuilder<boolean>[] = [
    begins("w", first),
    // If several words of a person match, only the first counts.
    sql<boolean>`not exists (select 1 from person_words o where o.person_id = w.person_id
      and o.word >= ${first} and o.word < w.word)`,
    ...others.map(
      (word) =>
        sql<boolean>`exists (select 1 from person_words o where o.person_id = w.person_id and ${begins("o", word)})`,
    ),
    ...(from ? [sql<boolean>`(w.word, w.person_id) > (${from.word}, ${from.personId})`] : []),
  ];
  const { rows } = await sql<{
    word: string;
    person_id: string;
  }>`select w.word, w.person_id from person_words w
    where ${sql.join(conditions, sql` and `)} order by w.word, w.person_id limit ${sql.lit(size + 1)}`.execute(
    db,
  );
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return {
    ids: page.map(({ person_id }) => person_id),
    next: rows.length > size && last ? `${last.person_id}.${last.word}` : null,
  };
}

/** The words to look up: a number or an address is one word. */
export function searchedWords(search: string): string[] {
  const text = search.trim();
  const number = cleanNumber(text).trim();
  if (/^\d{4}$/.test(number)) return [lastFour(number)];
  if (/^[+(\d][\d\s().-]{4,}$/.test(number)) return [nationalDigits(number) || number.replace(/\D/g, "")];
  if (/^\S+@\S*$/.test(text)) return [emailKey(text) ?? text];
  return searchTokens([text]).slice(0, 6);
}

function readCursor(cursor: string): Found | undefined {
  const [personId = "", ...word] = cursor.split(".");
  return isId(personId) ? { personId, word: word.join(".") } : undefined;
}

async function rarestFirst(db: Queryable, words: string[]): Promise<string[]> {
  if (words.length === 1) return words;
  const counts = await Promise.all(
    words.map(async (word) => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from (select 1 from person_words
        where word >= ${word} and word < ${`${word}\uffff`} limit ${sql.lit(many)}) as few`.execute(db);
      return { word, count: Number(rows[0]?.count) };
    }),
  );
  return counts.sort((a, b) => a.count - b.count).map(({ word }) => word);
}
