import type { Queryable } from "#app/database/database.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { type LeadFilter, visibleOwners } from "./lead-filter.server.ts";
import { compareValues } from "./sorted-leads.server.ts";
import { type GroupWalk, readNewest, walkGroups } from "./walk-groups.server.ts";

/**
 * The leads of a filter by the names of their owners, newest first within each, those without an owner last. There are
 * some dozens of staff, walked one after another, each by the index of their leads, until the page is full.
 * @returns rows in the order of the walk: reversed if it goes backwards
 */
export async function readByOwner(db: Queryable, filter: LeadFilter, walk: GroupWalk, viewer: Viewer) {
  const owners = await ownersByName(db, filter, viewer);
  if (walk.isDescending !== walk.backwards) owners.reverse();
  const here = walk.cursor === undefined ? undefined : await ownerOf(db, walk.cursor);
  return walkGroups(owners, here, walk, (owner, part) => readNewest(db, { ...filter, owner }, part));
}

/** The owners that the filter allows and the viewer may see, by name regardless of capitals; "none" last. */
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
