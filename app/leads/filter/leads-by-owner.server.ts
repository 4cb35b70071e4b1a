import type { Queryable } from "#app/database/database.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { type LeadFilter, visibleOwners, walkFiltered } from "./lead-filter.server.ts";
import { leadRowColumns } from "./lead-row-columns.ts";
import { compareValues } from "./sorted-leads.server.ts";

/** A page of leads that are walked group by group. */
export type GroupWalk = {
  /** The lead behind which the walk begins, or before which, when it goes backwards. */
  cursor: string | undefined;
  backwards: boolean;
  isDescending: boolean;
  size: number;
};

/**
 * The leads of a filter by the names of their owners, newest first for each, those without an owner last. There are
 * some dozens of staff: they are walked one after another, each by the index of their leads, until there are enough.
 * @returns rows in the order of the walk, which backwards is the other way round
 */
export async function readByOwner(
  db: Queryable,
  filter: LeadFilter,
  { cursor, backwards, isDescending, size }: GroupWalk,
  viewer: Viewer,
) {
  const owners = await ownersByName(db, filter, viewer);
  const isReversed = isDescending !== backwards;
  if (isReversed) owners.reverse();
  const here = cursor === undefined ? undefined : await ownerOf(db, cursor);
  const first = here === undefined ? -1 : owners.indexOf(here);
  const rows: Awaited<ReturnType<typeof readSome>> = [];
  for (const owner of owners.slice(Math.max(0, first))) {
    const from = first >= 0 && owner === here ? cursor : undefined;
    rows.push(...(await readSome(db, { ...filter, owner }, { from, backwards, size: size - rows.length })));
    if (rows.length >= size) break;
  }
  return rows;
}

async function readSome(
  db: Queryable,
  filter: LeadFilter,
  { from, backwards, size }: { from: string | undefined; backwards: boolean; size: number },
) {
  const { query, key, keyOf } = await walkFiltered(db, filter);
  const behind = from ? query.where(key, backwards ? ">" : "<", keyOf(from)) : query;
  return behind
    .select(leadRowColumns)
    .orderBy(key, backwards ? "asc" : "desc")
    .limit(size)
    .execute();
}

/** Whose leads are asked for and may be seen, by name without regard to capitals; "none" last. */
async function ownersByName(db: Queryable, filter: LeadFilter, viewer: Viewer): Promise<string[]> {
  const seen = await visibleOwners(db, filter.owner, viewer);
  const staff = await db.selectFrom("user").select(["id", "name"]).execute();
  const named = staff
    .filter(({ id }) => seen.includes(undefined) || seen.includes(id))
    .map(({ id, name }) => ({ id, name: name.toLowerCase() }))
    .sort((a, b) => compareValues(a.name, b.name) || compareValues(a.id, b.id));
  const hasNone = seen.includes(undefined) || seen.includes("none");
  return [...named.map(({ id }) => id), ...(hasNone ? ["none"] : [])];
}

async function ownerOf(db: Queryable, leadId: string): Promise<string | undefined> {
  const row = await db.selectFrom("leads").select("owner_id").where("id", "=", leadId).executeTakeFirst();
  return row && (row.owner_id ?? "none");
}
