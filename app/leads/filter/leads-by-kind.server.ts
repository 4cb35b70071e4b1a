import type { Queryable } from "#app/database/database.server.ts";
import { kindName } from "#app/leads/kinds.ts";
import { type Kind, kinds, type Viewer } from "#app/leads/lead.ts";
import { type LeadFilter, visibleParts, walkFiltered } from "./lead-filter.server.ts";
import { leadRowColumns } from "./lead-row-columns.ts";
import type { GroupWalk } from "./leads-by-owner.server.ts";

/**
 * The leads of a filter by the names of their kinds, newest first for each. The few kinds are walked one after another,
 * each by its index, until there are enough.
 * @returns rows in the order of the walk, which backwards is the other way round
 */
export async function readByKind(
  db: Queryable,
  filter: LeadFilter,
  { cursor, backwards, isDescending, size }: GroupWalk,
  viewer: Viewer,
) {
  const asked = kindsOf(filter).sort((a, b) => (kindName(a) < kindName(b) ? -1 : 1));
  if (isDescending !== backwards) asked.reverse();
  const here = cursor === undefined ? undefined : await kindOf(db, cursor);
  const first = here === undefined ? -1 : asked.indexOf(here);
  const rows: Awaited<ReturnType<typeof readSome>> = [];
  for (const kind of asked.slice(Math.max(0, first))) {
    const from = first >= 0 && kind === here ? cursor : undefined;
    rows.push(
      ...(await readSome(db, { ...filter, kind }, { from, backwards, size: size - rows.length }, viewer)),
    );
    if (rows.length >= size) break;
  }
  return rows;
}

async function readSome(
  db: Queryable,
  filter: LeadFilter,
  { from, backwards, size }: { from: string | undefined; backwards: boolean; size: number },
  viewer: Viewer,
) {
  const parts = await visibleParts(db, filter, viewer);
  const pages = await Promise.all(
    parts.map(async (part) => {
      const { query, key, keyOf } = await walkFiltered(db, part);
      const behind = from ? query.where(key, backwards ? ">" : "<", keyOf(from)) : query;
      const ordered = behind.select(leadRowColumns).orderBy(key, backwards ? "asc" : "desc");
      return ordered.limit(size).execute();
    }),
  );
  const isBefore = backwards ? -1 : 1;
  return pages
    .flat()
    .sort((a, b) => (a.id < b.id ? isBefore : -isBefore))
    .slice(0, size);
}

function kindsOf({ kind, withoutRecords }: LeadFilter): Kind[] {
  if (kind) return [kind];
  return kinds.filter((each) => !withoutRecords || each !== "record");
}

async function kindOf(db: Queryable, leadId: string): Promise<Kind | undefined> {
  const row = await db.selectFrom("leads").select("kind").where("id", "=", leadId).executeTakeFirst();
  return row?.kind ?? undefined;
}
