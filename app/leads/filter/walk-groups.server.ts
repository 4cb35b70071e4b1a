import type { Queryable } from "#app/database/database.server.ts";
import { inOrderOf } from "#app/database/search.server.ts";
import { type FilterPart, walkFiltered } from "./lead-filter.server.ts";
import { leadRowColumns } from "./lead-row-columns.ts";

/** A page of leads, read group by group. */
export type GroupWalk = {
  /** The lead after which the walk begins, or before which if it goes backwards. */
  cursor: string | undefined;
  backwards: boolean;
  isDescending: boolean;
  size: number;
};

/** A page of one group, newest first; `from` is the lead after which it begins. */
export type PartWalk = { from: string | undefined; backwards: boolean; size: number };

/**
 * Walks groups one after another until the page is full.
 * @param groups in the order of the walk
 * @param here the group of the cursor; a cursor of no group starts with the first
 */
export async function walkGroups<Group, Row>(
  groups: Group[],
  here: Group | undefined,
  { cursor, backwards, size }: GroupWalk,
  read: (group: Group, walk: PartWalk) => Promise<Row[]>,
): Promise<Row[]> {
  const first = here === undefined ? -1 : groups.indexOf(here);
  const rows: Row[] = [];
  for (const group of groups.slice(Math.max(0, first))) {
    const from = first >= 0 && group === here ? cursor : undefined;
    rows.push(...(await read(group, { from, backwards, size: size - rows.length })));
    if (rows.length >= size) break;
  }
  return rows;
}

/** The rows of a filter, newest first. */
export async function readNewest(db: Queryable, filter: FilterPart, { from, backwards, size }: PartWalk) {
  const { query, alike, key, keyOf } = await walkFiltered(db, filter);
  const behind = from ? query.where(key, backwards ? ">" : "<", keyOf(from)) : query;
  const way = backwards ? "asc" : "desc";
  return inOrderOf(behind.select(leadRowColumns), [...alike, key], way)
    .limit(size)
    .execute();
}
