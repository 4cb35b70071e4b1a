import { data, Link, redirect } from "react-router";
import { staffCan } from "#app/accounts/roles.ts";
import { listStaff } from "#app/accounts/staff-members.server.ts";
import { countLeads } from "#app/leads/filter/count-leads.server.ts";
import { type LeadRow, listLeads } from "#app/leads/filter/leads.server.ts";
import { maxCounted } from "#app/leads/filter/max-counted.ts";
import { shippedViews } from "#app/leads/views/shipped-views.ts";
import { listViews } from "#app/leads/views/views.server.ts";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ListTable } from "#app/ui/list-table.tsx";
import type { Route } from "./+types/lead-list";
import { ColumnChoice } from "./column-choice.tsx";
import { countText } from "./count-text.ts";
import { formChoices, formName } from "./form-names.server.ts";
import { leadChips } from "./lead-chips.ts";
import { columnChoices, leadColumns, listedLead } from "./lead-columns.tsx";
import { LeadFilters } from "./lead-filters.tsx";
import { leadFilter, leadSearch, readLeadQuery, readListPage, sortOf } from "./lead-query.ts";
import { NoLeads } from "./no-leads.tsx";
import { ViewMenu } from "./view-menu.tsx";
import { workViews } from "./view-work.server.ts";

export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const meta = () => [{ title: "Leads" }];

export const loader = forStaff(async ({ services: { db, now }, viewer, url }) => {
  const query = readLeadQuery(url.searchParams);
  const present = now();
  const filter = leadFilter(query, viewer.id, present);
  const at = readListPage(url.searchParams);
  const [page, count, staff, views] = await Promise.all([
    listLeads(db, filter, { ...at, sort: sortOf(query) }, viewer),
    countLeads(db, filter, viewer, maxCounted),
    listStaff(db),
    listViews(db, viewer),
  ]);
  const names = new Map(staff.map(({ id, name }) => [id, name]));
  const address = leadSearch(query);
  return {
    query,
    address,
    name: [...shippedViews, ...views].find((view) => view.address === address)?.name ?? "Leads",
    list: leadSearch(query, at),
    leads: page.leads.map((lead) =>
      listedLead(
        { lead, formName: formName(lead.form), ownerName: ownerName(lead, names), now: present },
        query,
      ),
    ),
    count: countText(count),
    next: page.next && leadSearch(query, { after: page.next }),
    previous: page.previous && leadSearch(query, { before: page.previous }),
    chips: leadChips(query, { formName, ownerName: (id) => ownerChoice(id, names) }),
    columns: columnChoices(query),
    views,
    forms: formChoices,
    owners: staff
      .filter(({ id }) => id !== viewer.id)
      .map(({ id, name, disabled }) => ({ id, name: disabled ? `${name} (disabled)` : name })),
    seesEverybody: staffCan.assign(viewer),
    exports: staffCan.exportLeads(viewer) ? `/leads/dashboard/export${address}` : null,
  };
});

export const action = forStaff(async (staff) => {
  const outcome = await workViews(staff);
  return "to" in outcome ? redirect(outcome.to, 303) : data(outcome, { status: outcome.status });
});

function ownerName({ ownerId }: LeadRow, names: Map<string, string>): string {
  return ownerId ? (names.get(ownerId) ?? "Former colleague") : "";
}

function ownerChoice(id: string, names: Map<string, string>): string {
  if (id === "me") return "me";
  return id === "none" ? "nobody yet" : (names.get(id) ?? "former colleague");
}

export default function LeadList({ loaderData, actionData }: Route.ComponentProps) {
  const { query, address, list, leads, next, previous, exports, owners, seesEverybody } = loaderData;
  const isBusy = useIsBusy();
  const isFiltered = loaderData.chips.length > 0 || query.q !== undefined;
  return (
    <>
      <div className="head">
        <div className="titled">
          <h1>{loaderData.name}</h1> <span className="count">{loaderData.count}</span>
        </div>
        <div className="row">
          {seesEverybody && owners.some(({ id }) => id === query.owner) && (
            <ButtonLink look="quiet" to={`/leads/dashboard/hand-over/${query.owner}`}>
              Hand over
            </ButtonLink>
          )}
          <ColumnChoice query={query} columns={loaderData.columns} />
          <ViewMenu address={address} views={loaderData.views} isBusy={isBusy} />
          {exports && leads.length > 0 && (
            <a className="button quiet" href={exports} download>
              Export {isFiltered ? "these" : "all"} as CSV
            </a>
          )}
        </div>
        {actionData && (
          <p className="note" data-wrong role="alert">
            {actionData.problem}
          </p>
        )}
      </div>
      <LeadFilters {...loaderData} />
      {leads.length > 0 ? (
        <ListTable
          caption="Leads"
          columns={leadColumns(query, list)}
          rows={leads}
          keyOf={({ id }) => id}
          statusOf={({ status }) => status}
        />
      ) : (
        <NoLeads isFiltered={isFiltered} />
      )}
      {(next || previous) && (
        <nav className="pages" aria-label="Pages of the list">
          {previous ? <Link to={previous}>Previous page</Link> : <span>First page</span>}
          {next ? <Link to={next}>Next page</Link> : <span>Last page</span>}
        </nav>
      )}
    </>
  );
}
