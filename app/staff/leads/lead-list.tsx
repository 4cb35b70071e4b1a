import { Link } from "react-router";
import { staffCan } from "#app/accounts/roles.ts";
import { listStaff } from "#app/accounts/staff-members.server.ts";
import { type LeadRow, listLeads } from "#app/leads/filter/leads.server.ts";
import { countByStatus } from "#app/leads/filter/status-counts.server.ts";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ListTable } from "#app/ui/list-table.tsx";
import type { Route } from "./+types/lead-list";
import { countText } from "./count-text.ts";
import { formChoices, formName } from "./form-names.server.ts";
import { leadColumns, listedLead } from "./lead-columns.tsx";
import { LeadFilters } from "./lead-filters.tsx";
import { leadFilter, leadSearch, readLeadQuery, readListPage } from "./lead-query.ts";
import { NoLeads } from "./no-leads.tsx";
import { StatusTabs } from "./status-tabs.tsx";

export const meta = () => [{ title: "Leads" }];

export const loader = forStaff(async ({ services: { db, now }, viewer, url }) => {
  const query = readLeadQuery(url.searchParams);
  const present = now();
  const filter = leadFilter(query, viewer.id, present);
  const at = readListPage(url.searchParams);
  const [page, found, staff] = await Promise.all([
    listLeads(db, filter, at, viewer),
    query.kind ? countByStatus(db, filter, query.kind, viewer) : [],
    listStaff(db),
  ]);
  const names = new Map(staff.map(({ id, name }) => [id, name]));
  return {
    query,
    list: leadSearch(query, at),
    leads: page.leads.map((lead) =>
      listedLead({ lead, formName: formName(lead.form), ownerName: ownerName(lead, names), now: present }),
    ),
    older: page.next && leadSearch(query, { after: page.next }),
    newer: page.previous && leadSearch(query, { before: page.previous }),
    counts: found.map(({ status, count }) => ({ status, count: countText(count) })),
    forms: formChoices,
    owners: staff
      .filter(({ id }) => id !== viewer.id)
      .map(({ id, name, disabled }) => ({ id, name: disabled ? `${name} (disabled)` : name })),
    seesEverybody: staffCan.assign(viewer),
    exports: staffCan.exportLeads(viewer) ? `/leads/dashboard/export${leadSearch(query)}` : null,
  };
});

function ownerName({ ownerId }: LeadRow, names: Map<string, string>): string {
  return ownerId ? (names.get(ownerId) ?? "Former colleague") : "";
}

export default function LeadList({ loaderData }: Route.ComponentProps) {
  const { query, list, leads, older, newer, exports, owners, seesEverybody } = loaderData;
  const isFiltered = Object.keys(query).length > 0;
  return (
    <>
      <div className="head">
        <h1>Leads</h1>
        {seesEverybody && owners.some(({ id }) => id === query.owner) && (
          <ButtonLink look="quiet" to={`/leads/dashboard/hand-over/${query.owner}`}>
            Hand over
          </ButtonLink>
        )}
        {exports && leads.length > 0 && (
          <a className="button quiet" href={exports} download>
            Export {isFiltered ? "these" : "all"} as CSV
          </a>
        )}
      </div>
      <LeadFilters {...loaderData} isFiltered={isFiltered} />
      <StatusTabs counts={loaderData.counts} query={query} />
      {leads.length > 0 ? (
        <ListTable
          caption="Leads"
          columns={leadColumns(list)}
          rows={leads}
          keyOf={({ id }) => id}
          statusOf={({ status }) => status}
        />
      ) : (
        <NoLeads isFiltered={isFiltered} />
      )}
      {(older || newer) && (
        <nav className="pages" aria-label="Pages of the list">
          {newer ? <Link to={newer}>Newer leads</Link> : <span>Newest leads</span>}
          {older ? <Link to={older}>Older leads</Link> : <span>Oldest leads</span>}
        </nav>
      )}
    </>
  );
}
