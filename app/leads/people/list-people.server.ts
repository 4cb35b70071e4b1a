import { type ExpressionBuilder, sql } from "kysely";
import type { Queryable } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";
import type { Tables } from "#app/database/tables.ts";
import { instantOf, isId } from "#app/database/uuid.server.ts";
import { maySee } from "#app/leads/filter/lead-filter.server.ts";
import { openStatuses } from "#app/leads/kinds.ts";
import type { TypedPerson, Viewer } from "#app/leads/lead.ts";
import { type FoundPage, findPeople } from "./find-people.server.ts";
import { type PersonRow, readRoots } from "./person-group.server.ts";

/** A person as lists show them, with what is known of their enquiries. */
export type ListedPerson = {
  id: string;
  person: TypedPerson;
  /** Known from colleagues' leads only: the viewer learns the name and the owners, but no address and no number. */
  isColleagues: boolean;
  leads: number;
  open: number;
  /** Null: no owner yet. */
  ownerIds: (string | null)[];
  lastAt: Date | null;
};

export type PeoplePage = { people: ListedPerson[]; next: string | null };

type Wish = {
  search?: string;
  after?: string | undefined;
  size?: number;
  /**
   * Includes people whose leads are all spam, so that a program's cursor covers everyone; a search always includes
   * them.
   */
  withSpam?: boolean;
};

/**
 * People, newest first, without those whose leads are all spam; a search finds all, in the order of the matched words.
 */
export async function listPeople(
  db: Queryable,
  { search = "", after, size = 50, withSpam = false }: Wish,
  viewer: Viewer,
): Promise<PeoplePage> {
  const found = search.trim()
    ? await findPeople(db, search, { after, size })
    : await newest(db, { after, size, withSpam });
  return { people: await readListed(db, found.ids, viewer), next: found.next };
}

async function newest(
  db: Queryable,
  { after, size, withSpam }: { after: string | undefined; size: number; withSpam: boolean },
): Promise<FoundPage> {
  let query = db.selectFrom("people").select("id").where(isSomebody).where("merged_into", "is", null);
  if (!withSpam) query = query.where(hasAsked);
  if (after && isId(after)) query = query.where("id", "<", after);
  const rows = await query
    .orderBy("id", "desc")
    .limit(size + 1)
    .execute();
  const ids = rows.slice(0, size).map(({ id }) => id);
  return { ids, next: rows.length > size ? (ids.at(-1) ?? null) : null };
}

function hasAsked({ exists, selectFrom }: ExpressionBuilder<Tables, "people">) {
  return exists(
    selectFrom("leads")
      .select("leads.id")
      .whereRef("person_id", "=", "people.id")
      .where("status", "<>", "spam"),
  );
}

function isSomebody(is: ExpressionBuilder<Tables, "people">) {
  return is.or([is("name", "is not", null), is("email", "is not", null), is("phone", "is not", null)]);
}

/**
 * These people in this order, each once and including those merged into them. Only admins see a person who withdrew all
 * consent.
 */
export async function readListed(
  db: Queryable,
  ids: readonly string[],
  viewer: Viewer,
): Promise<ListedPerson[]> {
  const roots = await readRoots(db, ids);
  const rows = await db
    .selectFrom("people")
    .selectAll()
    .where(isAmong(db, "id", [...new Set(roots.values())], "id"))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const enquiries = await countEnquiries(db, [...roots.keys()]);
  const ofRoot = Map.groupBy(enquiries, ({ personId }) => roots.get(personId) ?? personId);
  const wanted = [...new Set(ids.map((id) => roots.get(id)))];
  return wanted.flatMap((id) => {
    const row = id === undefined ? undefined : byId.get(id);
    const listed = row && asListed(row, ofRoot.get(row.id) ?? [], viewer);
    return listed ? [listed] : [];
  });
}

type Enquiries = Awaited<ReturnType<typeof countEnquiries>>[number];

/** The leads of people by owner, without erased ones. */
async function countEnquiries(db: Queryable, personIds: readonly string[]) {
  const isOpen = sql`status in (${sql.join(openStatuses.map((status) => sql.lit(status)))}) and kind <> 'record'`;
  const last = sql<string>`max(cast(id as text))`;
  const rows = await db
    .selectFrom("leads")
    .select(["person_id as personId", "owner_id as ownerId"])
    .select(({ fn }) => [fn.countAll<number>().as("leads"), last.as("last")])
    .select(sql<number>`sum(case when ${isOpen} then 1 else 0 end)`.as("open"))
    .select(sql<number>`sum(case when restricted_at is null then 0 else 1 end)`.as("restricted"))
    .where(isAmong(db, "person_id", personIds, "id"))
    .where("erased_at", "is", null)
    .groupBy(["person_id", "owner_id"])
    .execute();
  return rows.map(({ personId, ownerId, leads, open, restricted, last }) => ({
    ...{ personId, ownerId, last },
    ...{ leads: Number(leads), open: Number(open), restricted: Number(restricted) },
  }));
}

function asListed(row: PersonRow, enquiries: Enquiries[], viewer: Viewer): ListedPerson | undefined {
  const total = (what: "leads" | "open" | "restricted") =>
    enquiries.reduce((sum, each) => sum + each[what], 0);
  const leads = total("leads");
  if (leads > 0 && total("restricted") === leads && viewer.role !== "admin") return undefined;
  const isColleagues = leads > 0 && !enquiries.some(({ ownerId }) => maySee(viewer, ownerId));
  const { name, email, phone, organization, city } = row;
  const shown = isColleagues ? { name, organization } : { name, email, phone, organization, city };
  const last = enquiries
    .map((each) => each.last)
    .sort()
    .at(-1);
  return {
    id: row.id,
    person: Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== null)),
    isColleagues,
    leads,
    open: total("open"),
    ownerIds: [...new Set(enquiries.map(({ ownerId }) => ownerId))],
    lastAt: last === undefined ? null : new Date(instantOf(last)),
  };
}
