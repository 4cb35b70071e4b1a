import { sql } from "kysely";
import { countUpTo } from "#app/database/count-up-to.server.ts";
import type { Queryable } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";
import { isId } from "#app/database/uuid.server.ts";
import { maySee } from "#app/leads/filter/lead-filter.server.ts";
import { leadRowColumns } from "#app/leads/filter/lead-row-columns.ts";
import { asLeadRow, type LeadRow } from "#app/leads/filter/leads.server.ts";
import { maxCounted } from "#app/leads/filter/max-counted.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { type ListedPerson, readListed } from "#app/leads/people/list-people.server.ts";
import { auditView } from "#app/leads/work/audit.server.ts";
import { cleanNumber } from "#app/values/clean-number.ts";
import { companyDomain, sortKey } from "./company-clues.ts";

export type ListedCompany = {
  id: string;
  name: string;
  domains: string[];
  /** Known only by a typed name. */
  isNameOnly: boolean;
  leads: number;
};
export type CompanyPage = { companies: ListedCompany[]; next: string | null };

type Wish = { search?: string; after?: string | undefined; size?: number };

/** Companies by name; a search matches the beginning of a name, a domain, an address or a GSTIN. */
export async function listCompanies(
  db: Queryable,
  { search = "", after, size = 50 }: Wish,
): Promise<CompanyPage> {
  const typed = search.trim();
  const byKey = typed ? await byCompanyKey(db, typed) : [];
  const begins = sortKey(typed);
  let query = db.selectFrom("companies").select(["id", "name", "name_key"]);
  if (typed) query = query.where("name_key", ">=", begins).where("name_key", "<", `${begins}\uffff`);
  const [, cursorId = "", cursorKey = ""] = /^([0-9a-f-]{36})\.(.*)$/s.exec(after ?? "") ?? [];
  if (isId(cursorId)) query = query.where(sql<boolean>`(name_key, id) > (${cursorKey}, ${cursorId})`);
  const rows = await query
    .orderBy("name_key")
    .orderBy("id")
    .limit(size + 1)
    .execute();
  const page = rows.slice(0, size);
  const last = page.at(-1);
  const first = isId(cursorId) ? [] : byKey.filter(({ id }) => !page.some((row) => row.id === id));
  return {
    companies: await withFacts(db, [...first, ...page]),
    next: rows.length > size && last ? `${last.id}.${last.name_key}` : null,
  };
}

async function byCompanyKey(db: Queryable, typed: string) {
  const compact = cleanNumber(typed).replace(/\s/g, "").toUpperCase();
  const domain = typed.includes("@") ? companyDomain(typed) : typed.toLowerCase();
  const keys = [
    `gstin:${compact}`,
    `pan:${compact.length === 15 ? compact.slice(2, 12) : compact}`,
    `domain:${domain}`,
  ];
  const found = await db
    .selectFrom("company_keys")
    .select("company_id")
    .where(isAmong(db, "key", keys))
    .execute();
  const ids = found.map(({ company_id }) => company_id);
  return db
    .selectFrom("companies")
    .select(["id", "name"])
    .where(isAmong(db, "id", ids, "id"))
    .execute();
}

async function withFacts(db: Queryable, rows: { id: string; name: string }[]): Promise<ListedCompany[]> {
  const keys = await readKeys(
    db,
    rows.map(({ id }) => id),
  );
  const counts = await Promise.all(
    rows.map(({ id }) =>
      countUpTo(db, db.selectFrom("leads").select("id").where("company_id", "=", id), maxCounted),
    ),
  );
  return rows.map(({ id, name }, index) => ({
    ...{ id, name },
    domains: valuesOf(keys.get(id) ?? [], "domain"),
    isNameOnly: (keys.get(id) ?? []).every((key) => key.startsWith("name:")),
    leads: counts[index] ?? 0,
  }));
}

export type Company = {
  id: string;
  name: string;
  domains: string[];
  gstins: string[];
  pans: string[];
  /** Newest first; only those that the viewer may see. */
  leads: LeadRow[];
  colleagues: { ownerId: string | null }[];
  people: ListedPerson[];
  /** Other companies with the same name. */
  namesakes: { id: string; name: string; domains: string[] }[];
};

const maxLeads = 200;
const maxPeople = 50;
const maxNamesakes = 10;

/** A company with its people and enquiries; colleagues' leads only with their owners. Audits the view. */
export async function readCompany(
  db: Queryable,
  id: string,
  viewer: Viewer,
  now: Date,
): Promise<Company | undefined> {
  if (!isId(id)) return undefined;
  const row = await db.selectFrom("companies").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  await auditView(db, { actorId: viewer.id, action: "company viewed", subjectId: id, now });
  const [keys, rows] = await Promise.all([
    readKeys(db, [id]),
    db
      .selectFrom("leads")
      .select([...leadRowColumns, "leads.person_id"])
      .where("company_id", "=", id)
      .orderBy("id", "desc")
      .limit(maxLeads)
      .execute(),
  ]);
  const own = keys.get(id) ?? [];
  const seen = rows.filter(({ owner_id }) => maySee(viewer, owner_id));
  const peopleIds = [...new Set(rows.map(({ person_id }) => person_id))].slice(0, maxPeople);
  return {
    ...{ id, name: row.name },
    domains: valuesOf(own, "domain"),
    gstins: valuesOf(own, "gstin"),
    pans: valuesOf(own, "pan"),
    leads: seen.map(asLeadRow),
    colleagues: rows.filter((lead) => !seen.includes(lead)).map(({ owner_id }) => ({ ownerId: owner_id })),
    people: await readListed(db, peopleIds, viewer),
    namesakes: await readNamesakes(db, row),
  };
}

async function readNamesakes(db: Queryable, { id, name_key }: { id: string; name_key: string }) {
  const others = await db
    .selectFrom("companies")
    .select(["id", "name"])
    .where("name_key", "=", name_key)
    .where("id", "!=", id)
    .orderBy("id")
    .limit(maxNamesakes)
    .execute();
  const keys = await readKeys(
    db,
    others.map((other) => other.id),
  );
  return others.map((other) => ({ ...other, domains: valuesOf(keys.get(other.id) ?? [], "domain") }));
}

async function readKeys(db: Queryable, ids: string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom("company_keys")
    .selectAll()
    .where(isAmong(db, "company_id", ids, "id"))
    .orderBy("key")
    .execute();
  const groups = Map.groupBy(rows, ({ company_id }) => company_id);
  return new Map([...groups].map(([id, keys]) => [id, keys.map(({ key }) => key)]));
}

function valuesOf(keys: readonly string[], kind: "domain" | "gstin" | "pan"): string[] {
  return keys.flatMap((key) => (key.startsWith(`${kind}:`) ? [key.slice(kind.length + 1)] : []));
}
