import { sql } from "kysely";
import type { Queryable } from "#app/database/database.server.ts";
import { kindName } from "#app/leads/kinds.ts";
import { type Kind, kinds, type Viewer } from "#app/leads/lead.ts";
import { type LeadFilter, visibleParts } from "./lead-filter.server.ts";
import { type GroupWalk, type PartWalk, readNewest, walkGroups } from "./walk-groups.server.ts";

/**
 * The leads of a filter by the names of their kinds, newest first within each. The few kinds are walked one after
 * another, each by its index, until the page is full.
 * @returns rows in the order of the walk: reversed if it goes backwards
 */
export async function readByKind(db: Queryable, filter: LeadFilter, walk: GroupWalk, viewer: Viewer) {
  const groups = await groupsOf(db, filter);
  groups.sort((a, b) => (kindName(a.kind) < kindName(b.kind) ? -1 : 1));
  if (walk.isDescending !== walk.backwards) groups.reverse();
  const kind = walk.cursor === undefined ? undefined : await kindOf(db, walk.cursor);
  const here = groups.find((group) => group.kind === kind);
  return walkGroups(groups, here, walk, (group, part) => readSome(db, group.filter, part, viewer));
}

async function readSome(db: Queryable, filter: LeadFilter, walk: PartWalk, viewer: Viewer) {
  const parts = await visibleParts(db, filter, viewer);
  const pages = await Promise.all(parts.map((part) => readNewest(db, part, walk)));
  const isBefore = walk.backwards ? -1 : 1;
  return pages
    .flat()
    .sort((a, b) => (a.id < b.id ? isBefore : -isBefore))
    .slice(0, walk.size);
}

type Group = { kind: Kind; filter: LeadFilter };

/**
 * The filter of each kind. A form's leads nearly always have one kind: its condition is then left out, because no index
 * holds it together with an owner and a form.
 */
async function groupsOf(db: Queryable, filter: LeadFilter): Promise<Group[]> {
  const asked = kindsOf(filter);
  if (filter.form === undefined) return asked.map((kind) => ({ kind, filter: { ...filter, kind } }));
  const forms = [filter.form].flat();
  const found = await Promise.all(forms.map(async (form) => ({ form, kinds: await kindsOfForm(db, form) })));
  const { kind: _, ...rest } = filter;
  return asked.flatMap((kind) => {
    const own = found.filter((each) => each.kinds.includes(kind));
    const [one] = own;
    if (!one) return [];
    const form = own.length === 1 ? one.form : own.map((each) => each.form);
    const isAlone = own.every((each) => each.kinds.length === 1);
    return [{ kind, filter: { ...rest, form, ...(isAlone ? {} : { kind }) } }];
  });
}

async function kindsOfForm(db: Queryable, form: string): Promise<Kind[]> {
  const all = sql.join(kinds.map((kind) => sql`(${sql.lit(kind)})`));
  const { rows } = await sql<{
    kind: Kind;
  }>`with every_kind(kind) as (values ${all}) select kind from every_kind
    where exists (select 1 from leads where leads.kind = every_kind.kind and leads.form = ${form})`.execute(
    db,
  );
  return rows.map(({ kind }) => kind);
}

function kindsOf({ kind, withoutRecords }: LeadFilter): Kind[] {
  if (kind) return [kind];
  return kinds.filter((each) => !withoutRecords || each !== "record");
}

async function kindOf(db: Queryable, leadId: string): Promise<Kind | undefined> {
  const row = await db.selectFrom("leads").select("kind").where("id", "=", leadId).executeTakeFirst();
  return row?.kind ?? undefined;
}
