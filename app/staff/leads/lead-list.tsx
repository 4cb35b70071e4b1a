import { Link } from "react-router";
import { staffCan } from "#app/accounts/roles.ts";
import { listStaff } from "#app/accounts/staff-members.server.ts";
import { istBrief, istDateTime } from "#app/dates/brief-time.ts";
import { type LeadRow, listLeads } from "#app/leads/filter/leads.server.ts";
import { countByStatus, maxCounted } from "#app/leads/filter/status-counts.server.ts";
import { statuses } from "#app/leads/lead.ts";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import type { Route } from "./+types/lead-list";
import { formChoices, formName } from "./form-names.server.ts";
import { LeadFilters } from "./lead-filters.tsx";
import { leadName } from "./lead-name.ts";
import { leadFilter, leadSearch, readLeadQuery, readListPage } from "./lead-query.ts";
import { LeadTable, NoLeads } from "./lead-table.tsx";
import { StatusTabs } from "./status-tabs.tsx";

export const meta = () => [{ title: "Leads" }];

export const loader = forStaff(async ({ services: { db, now }, viewer, url }) => {
  const query = readLeadQuery(url.searchParams);
  const filter = leadFilter(query, viewer.id);
  const at = readListPage(url.searchParams);
  const [page, found, staff] = await Promise.all([
    listLeads(db, filter, at, viewer),
    countByStatus(db, filter, viewer),
    listStaff(db),
  ]);
  const names = new Map(staff.map(({ id, name }) => [id, name]));
  const present = now();
  return {
    query,
    list: leadSearch(query, at),
    leads: page.leads.map((lead) => listed(lead, names, present)),
    older: page.next && leadSearch(query, { after: page.next }),
    newer: page.previous && leadSearch(query, { before: page.previous }),
    counts: statuses.map((status) => ({ status, count: countText(found[status]) })),
    forms: formChoices,
    owners: staff
      .filter(({ id }) => id !== viewer.id)
      .map(({ id, name, disabled }) => ({ id, name: disabled ? `${name} (disabled)` : name })),
    seesEverybody: staffCan.assign(viewer),
    exports: staffCan.exportLeads(viewer) ? `/leads/dashboard/export${leadSearch(query)}` : null,
  };
});

export type ListedLead = ReturnType<typeof listed>;

function listed(
  { id, reference, status, form, person, source, ownerId, flags, data, createdAt }: LeadRow,
  names: Map<string, string>,
  now: Date,
) {
  return {
    id,
    reference,
    status,
    form: formName(form),
    name: leadName({ person, data }),
    organization: person.organization ?? "",
    city: person.city ?? "",
    source: source ?? "",
    owner: ownerId ? (names.get(ownerId) ?? "Former colleague") : "",
    flags,
    received: istBrief(createdAt, now),
    receivedFull: `${istDateTime(createdAt)} IST`,
    receivedIso: createdAt.toISOString(),
  };
}

function countText(count: number): string {
  return count >= maxCounted ? `${maxCounted.toLocaleString("en-IN")}+` : String(count);
}

export default function LeadList({ loaderData }: Route.ComponentProps) {
  const { query, list, leads, older, newer, exports, owners, seesEverybody } = loaderData;
  const isFiltered = Object.keys(query).length > 0;
  return (
    <>
      <div className="head">
        <h1>Leads</h1>
        {seesEverybody && owners.some(({ id }) => id === query.owner) && (
          <Link className="act quiet" to={`/leads/dashboard/hand-over/${query.owner}`}>
            Hand over
          </Link>
        )}
        {exports && leads.length > 0 && (
          <a className="act quiet" href={exports} download>
            Export {isFiltered ? "these" : "all"} as CSV
          </a>
        )}
      </div>
      <LeadFilters {...loaderData} isFiltered={isFiltered} />
      <StatusTabs counts={loaderData.counts} query={query} />
      {leads.length > 0 ? <LeadTable leads={leads} list={list} /> : <NoLeads isFiltered={isFiltered} />}
      {(older || newer) && (
        <nav className="pages" aria-label="Pages of the list">
          {newer ? <Link to={newer}>Newer leads</Link> : <span>Newest leads</span>}
          {older ? <Link to={older}>Older leads</Link> : <span>Oldest leads</span>}
        </nav>
      )}
    </>
  );
}
