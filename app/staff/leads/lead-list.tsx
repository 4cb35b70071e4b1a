import { useEffect, useRef } from "react";
import { Link, Outlet, type ShouldRevalidateFunction, useParams } from "react-router";
import { staffCan } from "#app/accounts/roles.ts";
import { listStaff } from "#app/accounts/staff-members.server.ts";
import { countLeads } from "#app/leads/filter/count-leads.server.ts";
import { type LeadRow, listLeads } from "#app/leads/filter/leads.server.ts";
import { maxCounted } from "#app/leads/filter/max-counted.ts";
import { searchHits } from "#app/leads/filter/search-hits.server.ts";
import { sumLeads } from "#app/leads/filter/sum-leads.server.ts";
import { listTags, tagsOfLeads } from "#app/leads/tags/tags.server.ts";
import { listTeams } from "#app/leads/teams/teams.server.ts";
import { shippedViews } from "#app/leads/views/shipped-views.ts";
import { listViews } from "#app/leads/views/views.server.ts";
import { boardPath } from "#app/staff/board/board-address.ts";
import { BulkBar } from "#app/staff/bulk/bulk-bar.tsx";
import { shouldRevalidateAt } from "#app/staff/frame/after-conflict.ts";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { FreshRows } from "#app/staff/live/fresh-rows.tsx";
import { useLiveRows } from "#app/staff/live/use-live-rows.ts";
import { ownerChoices } from "#app/staff/teams/owner-choices.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ListTable } from "#app/ui/list-table.tsx";
import type { Route } from "./+types/lead-list";
import { ColumnChoice } from "./column-choice.tsx";
import { countText, sumText } from "./count-text.ts";
import { formChoices, formName } from "./form-names.server.ts";
import { listPath } from "./lead-address.ts";
import { leadChips } from "./lead-chips.ts";
import { columnChoices, leadColumns, listedLead, showsValue } from "./lead-columns.tsx";
import { LeadFilters } from "./lead-filters.tsx";
import { leadFilter, leadSearch, listOf, readLeadQuery, readListPage, sortOf } from "./lead-query.ts";
import { NoLeads } from "./no-leads.tsx";
import { ownerFilter } from "./owner-filter.server.ts";
import { ViewMenu } from "./view-menu.tsx";

export const meta = () => [{ title: "Leads" }];

/** The list, or beside a lead the list that it was opened from; null for a lead opened by itself. */
export const loader = forStaff(async ({ services: { db, now }, viewer, url, params }) => {
  const { searchParams } = url;
  const asked =
    params.lead === undefined
      ? { query: readLeadQuery(searchParams), page: readListPage(searchParams) }
      : listOf(searchParams);
  if (!asked) return null;
  const { query, page: at } = asked;
  const present = now();
  const filter = leadFilter(query, viewer.id, present);
  const [page, sum, count, staff, teams, views, owners, knownTags] = await Promise.all([
    listLeads(db, filter, { ...at, sort: sortOf(query) }, viewer),
    showsValue(query) ? sumLeads(db, filter, viewer) : null,
    countLeads(db, filter, viewer, maxCounted),
    listStaff(db),
    listTeams(db),
    listViews(db, viewer),
    ownerChoices(db, present),
    listTags(db),
  ]);
  const ids = page.leads.map(({ id }) => id);
  const [tags, hits] = await Promise.all([
    tagsOfLeads(db, query.cols?.split(",").includes("tags") ? ids : []),
    searchHits(db, query.q ?? "", page.leads),
  ]);
  const names = new Map(staff.map(({ id, name }) => [id, name]));
  const whose = ownerFilter(viewer, staff, teams);
  const address = leadSearch(query);
  return {
    query,
    address,
    name: [...shippedViews, ...views].find((view) => view.address === address)?.name ?? "Leads",
    list: leadSearch(query, at),
    leads: page.leads.map((lead) =>
      listedLead(
        {
          lead,
          me: viewer.id,
          formName: formName(lead.form),
          ownerName: ownerName(lead, names),
          tags: tags.get(lead.id) ?? [],
          hit: hits.get(lead.id),
          now: present,
        },
        query,
      ),
    ),
    count: countText(count),
    sum: sum && sumText(sum),
    next: page.next && leadSearch(query, { after: page.next }),
    previous: page.previous && leadSearch(query, { before: page.previous }),
    chips: leadChips(query, { formName, ownerName: whose.nameOf }),
    columns: columnChoices(query),
    views,
    forms: formChoices,
    newOwners: owners.filter(({ id }) => staffCan.assign(viewer) || id === viewer.id),
    knownTags: knownTags.map(({ name }) => name),
    owners: whose.owners,
    teams: whose.teams,
    seesEverybody: staffCan.assign(viewer),
    exports: staffCan.exportLeads(viewer) ? `/leads/dashboard/export${address}` : null,
  };
});

function ownerName({ ownerId }: LeadRow, names: Map<string, string>): string {
  return ownerId ? (names.get(ownerId) ?? "Former colleague") : "";
}

/**
 * Also between the list and a lead: an address without conditions means the whole list for one, and no list for the
 * other.
 */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  (change.currentParams.lead === undefined) !== (change.nextParams.lead === undefined) ||
  // Beside a lead, news may concern the list too.
  shouldRevalidateAt(change, listPath);

type Loaded = NonNullable<Route.ComponentProps["loaderData"]>;

/** The list, and beside it the opened lead; on narrower screens only the lead. */
export default function LeadList({ loaderData }: Route.ComponentProps) {
  const { lead } = useParams();
  if (!loaderData) return <Outlet />;
  return (
    <div className="beside" data-open={lead && "lead"}>
      <ListSide {...loaderData} lead={lead} />
      {lead && (
        <section className="lead-side" aria-label="Lead">
          <Outlet />
        </section>
      )}
    </div>
  );
}

function ListSide({ lead, ...loaded }: Loaded & { lead: string | undefined }) {
  const { query, address, list, leads, next, previous, exports, owners, seesEverybody } = loaded;
  const isBusy = useIsBusy();
  const isFiltered = loaded.chips.length > 0 || query.q !== undefined;
  const { rows, fresh, showFresh } = useLiveRows(leads, list);
  const side = useRef<HTMLElement>(null);
  // Beside a lead the list scrolls by itself: a new page starts at its top, and the open lead stays in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is what moves it
  useEffect(() => {
    if (side.current) side.current.scrollTop = 0;
  }, [list]);
  useEffect(() => {
    if (lead) side.current?.querySelector("[data-current]")?.scrollIntoView({ block: "nearest" });
  }, [lead]);
  const Heading = lead ? "p" : "h1";
  return (
    <section className="list-side" aria-label="List" ref={side}>
      <div className="head">
        <div className="titled">
          <Heading className="list-name">{loaded.name}</Heading> <span className="count">{loaded.count}</span>
          {loaded.sum && <span className="count amount">{loaded.sum}</span>}
        </div>
        <div className="row">
          {seesEverybody && owners.some(({ id }) => id === query.owner) && (
            <ButtonLink look="quiet" to={`/leads/dashboard/hand-over/${query.owner}`}>
              Hand over
            </ButtonLink>
          )}
          {!lead && (
            <ButtonLink look="quiet" to={boardPath + address}>
              Board
            </ButtonLink>
          )}
          <ColumnChoice query={query} columns={loaded.columns} />
          <ViewMenu address={address} views={loaded.views} isBusy={isBusy} />
          {exports && leads.length > 0 && (
            <a className="button quiet" href={exports} download>
              Export {isFiltered ? "these" : "all"} as CSV
            </a>
          )}
        </div>
        {!lead && <Outlet />}
      </div>
      <LeadFilters {...loaded} />
      <FreshRows fresh={fresh} show={showFresh} />
      {leads.length > 0 ? (
        <ListTable
          caption="Leads"
          columns={leadColumns(query, list)}
          rows={rows}
          keyOf={({ id }) => id}
          statusOf={({ status }) => status}
          current={lead}
        />
      ) : (
        <NoLeads isFiltered={isFiltered} />
      )}
      {leads.length > 0 && (
        <BulkBar
          // Another list resets the selection: "all" must not carry over to it.
          key={address}
          address={address}
          count={loaded.count}
          kind={query.kind}
          owners={loaded.newOwners}
          tags={loaded.knownTags}
          isBusy={isBusy}
        />
      )}
      {(next || previous) && (
        <nav className="pages" aria-label="Pages of the list">
          {previous ? <Link to={listPath + previous}>Previous page</Link> : <span>First page</span>}
          {next ? <Link to={listPath + next}>Next page</Link> : <span>Last page</span>}
        </nav>
      )}
    </section>
  );
}
