import { Form, Link } from "react-router";
import { listStaff } from "#app/accounts/staff-members.server.ts";
import { content } from "#app/content/content.server.ts";
import { istDateTime } from "#app/dates/brief-time.ts";
import { auditGroups } from "#app/leads/work/audit-actions.ts";
import { type AuditRow, readAudit } from "#app/leads/work/read-audit.server.ts";
import { OutcomeNote } from "#app/staff/frame/outcome-note.tsx";
import { requireCapability } from "#app/staff/frame/require-staff.server.ts";
import { ScreenHead } from "#app/staff/frame/screen-head.tsx";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { Button } from "#app/ui/button.tsx";
import { type Column, ListTable } from "#app/ui/list-table.tsx";
import { NamedOptions } from "#app/ui/named-options.tsx";
import type { Route } from "./+types/audit-log";
import { type AuditQuery, auditFilter, readAuditQuery, selectionOf } from "./audit-query.server.ts";
import { type AuditSubject, actorName, detailText, staffNames, subjectsOf } from "./audit-view.server.ts";
import { namesInDetails } from "./names-in-details.server.ts";

export const middleware = [requireCapability("seeAudit")];
export const meta = () => [{ title: "Audit log - Leads" }];

const path = "/leads/dashboard/audit";
const pageSize = 100;

export const loader = forStaff(async ({ services: { db }, url }) => {
  const query = readAuditQuery(url.searchParams);
  const after = url.searchParams.get("after") ?? undefined;
  const [filter, staff] = await Promise.all([auditFilter(db, query), listStaff(db)]);
  const page = filter ? await readAudit(db, filter, { after, size: pageSize }) : { rows: [], next: null };
  const names = staffNames(staff);
  const [subjectOf, called] = await Promise.all([
    subjectsOf(db, page.rows, names),
    namesInDetails(db, page.rows, names),
  ]);
  const chosen = selectionOf(query);
  return {
    query,
    prefix: `${content.site.referencePrefix}-`,
    groups: Object.entries(auditGroups).map(([id, { name, actions }]) => ({ id, name, actions })),
    staff: staff.map(({ id, name, disabled }) => ({ id, name: disabled ? `${name} (disabled)` : name })),
    isUnknown: filter === null,
    isFiltered: Object.keys(chosen).length > 0,
    entries: page.rows.map((row) => entryView(row, { names, called }, subjectOf(row))),
    file: `${path}/file?${new URLSearchParams(chosen)}`,
    first: `${path}?${new URLSearchParams(chosen)}`,
    next: page.next && `${path}?${new URLSearchParams({ ...chosen, after: page.next })}`,
    isFirst: after === undefined,
  };
});

type Entry = ReturnType<typeof entryView>;

type Called = Record<"names" | "called", ReadonlyMap<string, string>>;

function entryView(row: AuditRow, { names, called }: Called, subject: AuditSubject | null) {
  return {
    id: row.id,
    at: istDateTime(new Date(row.at)),
    who: actorName(row, names),
    action: row.action,
    subject,
    detail: detailText(row.detail, called),
  };
}

const columns: Column<Entry>[] = [
  { head: "When (IST)", place: "when", cell: ({ at }) => at },
  { head: "Who", place: "owner", cell: ({ who }) => who },
  { head: "Act", place: "who", cell: ({ action }) => <b className="whole">{action}</b> },
  {
    head: "What",
    place: "state",
    cell: ({ subject }) =>
      subject &&
      (subject.to ? (
        <Link className="whole" to={subject.to}>
          {subject.name}
        </Link>
      ) : (
        subject.name
      )),
  },
  { head: "More", place: "about", cell: ({ detail }) => detail },
];

export default function AuditLog({ loaderData }: Route.ComponentProps) {
  const { query, prefix, groups, staff, isUnknown, isFiltered, entries, file, first, next, isFirst } =
    loaderData;
  return (
    <>
      <ScreenHead heading="Audit log">
        <p className="facts">
          Who opened, changed and exported what, for 24 months. Opening a page counts once an hour; lists are
          not recorded.
        </p>
        <OutcomeNote problem={isUnknown ? "No lead has this reference." : undefined} />
      </ScreenHead>
      <AuditFilters query={query} prefix={prefix} groups={groups} staff={staff} />
      <p className="row">
        <Link to={file} reloadDocument download>
          Export {isFiltered ? "these" : "all"} as CSV
        </Link>
        {isFiltered && <Link to={path}>Clear</Link>}
      </p>
      {entries.length > 0 ? (
        <ListTable
          caption="Entries of the audit log"
          columns={columns}
          rows={entries}
          keyOf={({ id }) => id}
        />
      ) : (
        <p className="none">No entry matches. Clear a filter, or choose more days.</p>
      )}
      {(next || !isFirst) && (
        <nav className="pages" aria-label="Pages of the list">
          {isFirst ? <span>Newest</span> : <Link to={first}>Newest</Link>}
          {next ? <Link to={next}>Older</Link> : <span>Oldest</span>}
        </nav>
      )}
    </>
  );
}

type FilterProps = {
  query: AuditQuery;
  /** The prefix of references. */
  prefix: string;
  groups: { id: string; name: string; actions: readonly string[] }[];
  staff: { id: string; name: string }[];
};

function AuditFilters({ query, prefix, groups, staff }: FilterProps) {
  return (
    <Form className="filters audit" role="search" aria-label="Audit log" key={JSON.stringify(query)}>
      <label>
        Who
        <select name="who" defaultValue={query.who}>
          <option value="">Everybody</option>
          <NamedOptions of={staff} />
          <option value="the person">A visitor, about their own data</option>
          <option value="operator">A command on the server</option>
        </select>
      </label>
      <label>
        Act
        <select name="act" defaultValue={query.act}>
          <option value="">Everything</option>
          {groups.map(({ id, name, actions }) => (
            <optgroup key={id} label={name}>
              <option value={id}>{name}: all</option>
              {actions.map((action) => (
                <option key={action} value={action}>
                  {action}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label>
        Lead
        <input name="lead" defaultValue={query.lead} placeholder={prefix} maxLength={40} autoComplete="off" />
      </label>
      <label>
        From
        <input type="date" name="from" defaultValue={query.from} />
      </label>
      <label>
        To
        <input type="date" name="to" defaultValue={query.to} />
      </label>
      <Button>Show</Button>
    </Form>
  );
}
