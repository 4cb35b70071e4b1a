import type { Queryable, Transaction } from "#app/database/database.server.ts";
import { isAmong, lockNames, type Row } from "#app/database/rows.server.ts";
import { isId } from "#app/database/uuid.server.ts";

export type PersonRow = Row<"people">;

/** A person with everyone merged into them; the one who represents all comes first. */
export async function readGroup(db: Queryable, id: string): Promise<[PersonRow, ...PersonRow[]] | undefined> {
  if (!isId(id)) return undefined;
  const row = await db.selectFrom("people").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const rootId = row.merged_into ?? row.id;
  const rows = await db
    .selectFrom("people")
    .selectAll()
    .where((is) => is.or([is("id", "=", rootId), is("merged_into", "=", rootId)]))
    .orderBy("id")
    .execute();
  const root = rows.find((each) => each.id === rootId) ?? row;
  return [root, ...rows.filter((each) => each !== root)];
}

/** Everyone who represents, or is merged into, one of these. @returns id -> the id of who represents it */
export async function readRoots(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const given = await db
    .selectFrom("people")
    .select(["id", "merged_into"])
    .where(isAmong(db, "id", ids, "id"))
    .execute();
  const roots = new Set(given.map(({ id, merged_into }) => merged_into ?? id));
  const joined = await db
    .selectFrom("people")
    .select(["id", "merged_into"])
    .where(isAmong(db, "merged_into", [...roots], "id"))
    .execute();
  const all = [...joined.map(({ id, merged_into }) => [id, merged_into ?? id] as const)];
  return new Map([...[...roots].map((id) => [id, id] as const), ...all]);
}

/** The ids of everybody in the groups of these. */
export async function groupIds(db: Queryable, ids: readonly string[]): Promise<string[]> {
  return [...(await readRoots(db, ids)).keys()];
}

/** Locks these with everyone merged into them until the transaction ends, so that nobody is merged or separated. */
export async function lockGroups(trx: Transaction, ids: readonly string[]): Promise<void> {
  const all = new Set(await groupIds(trx, ids));
  await lockNames(
    trx,
    [...all].sort().map((id) => `person ${id}`),
  );
}

/** A mark of everyone whom a page shows: the same while nobody was merged or separated. */
export function seenMark(people: readonly { id: string }[]): string {
  return people
    .map(({ id }) => id)
    .sort()
    .join(" ");
}

/** Whether a person holds no data: erased, or all of their leads were moved to others. */
export function isEmpty({ name, email, phone, organization }: PersonRow): boolean {
  return name === null && email === null && phone === null && organization === null;
}
