import { listStaff } from "#app/accounts/staff-members.server.ts";
import type { Database } from "#app/database/database.server.ts";
import { listCompanies } from "#app/leads/companies/read-companies.server.ts";
import { leadName } from "#app/leads/filter/lead-name.ts";
import { type LeadRow, listLeads } from "#app/leads/filter/leads.server.ts";
import { type SearchHit, searchHits } from "#app/leads/filter/search-hits.server.ts";
import { stateName } from "#app/leads/kinds.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { formName } from "#app/staff/leads/form-names.server.ts";
import { listPath } from "#app/staff/leads/lead-address.ts";
import { leadAddress, leadSearch } from "#app/staff/leads/lead-query.ts";
import { hitText } from "#app/staff/leads/search-hit-text.ts";
import { companyPath } from "#app/staff/people/people-address.ts";
import { actionsFor } from "./actions.ts";
import { lookUp } from "./look-up.server.ts";
import { lookUpGroups } from "./look-up-groups.server.ts";
import { placesFor } from "./places.ts";

/** A result of the search. */
export type Found = { name: string; about: string; to: string };
export type FoundGroup = { heading: string; found: Found[] };

const most = 6;
const maxCompanies = 4;
/** The shortest searched text: one letter begins half of all names, and an empty text would match every lead. */
const shortest = 2;

/**
 * Everything that a text may mean and the viewer may see: leads by reference, name, e-mail and phone; people also by
 * the last four digits; companies; orders and repairs by number, PIN code or last four digits; plans by serial number
 * or IMEI; appointments, tokens and reservations of those found; screens and actions.
 */
export async function findEverything(db: Database, text: string, viewer: Viewer): Promise<FoundGroup[]> {
  const q = text.trim();
  const screens = placesFor(viewer).map(({ name, to, part }) => ({
    name,
    to,
    about: part === "work" ? "" : part,
  }));
  const groups: FoundGroup[] = [
    ...(q.replace(/[^\p{L}\p{N}]/gu, "").length < shortest ? [] : await findRecords(db, q, viewer)),
    { heading: "Screens", found: screens.filter(({ name }) => isMeant(name, q)) },
    { heading: "Actions", found: actionsFor(viewer).filter(({ name }) => isMeant(name, q)) },
  ];
  return groups.filter(({ found }) => found.length > 0);
}

async function findRecords(db: Database, q: string, viewer: Viewer): Promise<FoundGroup[]> {
  const [{ leads }, { companies }, staff] = await Promise.all([
    listLeads(db, { search: q }, { size: most }, viewer),
    listCompanies(db, { search: q, size: maxCompanies }),
    listStaff(db),
  ]);
  const ids = leads.map(({ id }) => id);
  const [found, hits] = await Promise.all([lookUp(db, q, viewer, ids), searchHits(db, q, leads)]);
  const names = new Map(staff.map(({ id, name }) => [id, name]));
  const [people, ...desk] = lookUpGroups(found, names);
  const isNamed = ({ found: all }: FoundGroup) =>
    all.some(({ name }) => name.toLowerCase() === q.toLowerCase());
  return [
    // Who types the whole number of an order or a device means that, and no lead whose notes name it.
    ...desk.filter(isNamed),
    {
      heading: "Leads",
      found: leads.map((lead) => ({
        name: leadName(lead),
        about: aboutLead(lead, hits.get(lead.id)),
        to: leadAddress(lead.id, leadSearch({ q })),
      })),
    },
    ...(people ? [people] : []),
    {
      heading: "Companies",
      found: companies.map(({ id, name, domains }) => ({
        name,
        about: domains.filter((domain) => domain !== name).join(", "),
        to: companyPath(id),
      })),
    },
    ...desk.filter((group) => !isNamed(group)),
    {
      heading: "All",
      found:
        leads.length < most
          ? []
          : [{ name: `All leads with “${q}”`, about: "", to: listPath + leadSearch({ q }) }],
    },
  ];
}

/** Shows where the search matched instead of what the lead is about. */
function aboutLead({ person, form, kind, status, reference }: LeadRow, hit: SearchHit | undefined): string {
  const rest = hit ? [hitText(hit)] : [formName(form), stateName(kind, status), reference];
  return [person.organization, ...rest].filter(Boolean).join(", ");
}

/** Whether a word of the name begins with the text; everything matches an empty text. */
function isMeant(name: string, q: string): boolean {
  const wanted = q.toLowerCase();
  return name.toLowerCase().startsWith(wanted) || name.toLowerCase().includes(` ${wanted}`);
}
