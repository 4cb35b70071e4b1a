import type { Queryable } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";
import { maySee } from "#app/leads/filter/lead-filter.server.ts";
import { leadRowColumns } from "#app/leads/filter/lead-row-columns.ts";
import { asLeadRow, type LeadRow } from "#app/leads/filter/leads.server.ts";
import type { TypedPerson, Viewer } from "#app/leads/lead.ts";
import { auditView } from "#app/leads/work/audit.server.ts";
import { type PersonBelongings, readBelongings } from "./belongings.server.ts";
import { type PersonConsent, readPersonConsent } from "./person-consent.server.ts";
import { isEmpty, type PersonRow, readGroup } from "./person-group.server.ts";

/** An enquiry that only a colleague may open: the viewer learns that it exists, and its owner. */
export type ColleaguesLead = { ownerId: string | null };

export type Person = {
  /** The one who represents all merged people. */
  id: string;
  person: TypedPerson;
  /** The data of those merged into them. */
  others: { id: string; person: TypedPerson }[];
  isColleagues: boolean;
  isErased: boolean;
  /** Newest first. */
  leads: LeadRow[];
  colleagues: ColleaguesLead[];
  consent: PersonConsent;
  companies: { id: string; name: string }[];
} & PersonBelongings;

const maxLeads = 100;

/**
 * A person with everything that belongs to them that the viewer may see; colleagues' leads only with their owners.
 * Undefined if there is no such person or, except for admins, all consent was withdrawn. Audits the view.
 */
export async function readPerson(
  db: Queryable,
  id: string,
  viewer: Viewer,
  now: Date,
): Promise<Person | undefined> {
  const group = await readGroup(db, id);
  if (!group) return undefined;
  const [root, ...joined] = group;
  const ids = group.map((row) => row.id);
  const rows = await db
    .selectFrom("leads")
    .select([...leadRowColumns, "leads.company_id", "leads.email_key"])
    .where(isAmong(db, "person_id", ids, "id"))
    .where("erased_at", "is", null)
    .orderBy("id", "desc")
    .limit(maxLeads)
    .execute();
  const isHidden = rows.length > 0 && rows.every(({ restricted_at }) => restricted_at !== null);
  if (isHidden && viewer.role !== "admin") return undefined;
  await auditView(db, { actorId: viewer.id, action: "person viewed", subjectId: root.id, now });
  const [seen, others] = split(rows, ({ owner_id }) => maySee(viewer, owner_id));
  const isColleagues = rows.length > 0 && seen.length === 0;
  const seenIds = seen.filter(({ restricted_at }) => restricted_at === null).map((row) => row.id);
  const addresses = isColleagues
    ? []
    : [...group, ...seen].flatMap(({ email_key }) => (email_key === null ? [] : [email_key]));
  const phones = isColleagues ? [] : [...group, ...seen].flatMap(({ phone }) => phone ?? []);
  const [belongings, consent, companies] = await Promise.all([
    readBelongings(db, {
      leadIds: seenIds,
      addresses: [...new Set(addresses)],
      phones: [...new Set(phones)],
    }),
    readPersonConsent(db, ids),
    readCompanies(db, [...new Set(seen.flatMap(({ company_id }) => company_id ?? []))]),
  ]);
  return {
    id: root.id,
    person: asPerson(root, isColleagues),
    others: joined.map((row) => ({ id: row.id, person: asPerson(row, isColleagues) })),
    isColleagues,
    isErased: group.every(isEmpty),
    leads: seen.map(asLeadRow),
    colleagues: others.map(({ owner_id }) => ({ ownerId: owner_id })),
    consent,
    companies,
    ...belongings,
  };
}

/** A person's data; for a colleague's person only the name. */
export function asPerson(row: PersonRow, isColleagues: boolean): TypedPerson {
  const { name, email, phone, organization, city } = row;
  const shown = isColleagues ? { name, organization } : { name, email, phone, organization, city };
  return Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== null));
}

async function readCompanies(db: Queryable, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("companies")
    .select(["id", "name"])
    .where(isAmong(db, "id", ids, "id"))
    .orderBy("name_key")
    .execute();
}

function split<Item>(items: Item[], fits: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(fits), items.filter((item) => !fits(item))];
}
