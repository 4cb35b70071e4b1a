import type { ReactNode } from "react";
import { Link } from "react-router";
import { leadName } from "#app/leads/filter/lead-name.ts";
import { defaultSort, nextSort, type SortKey, sortText } from "#app/leads/filter/lead-sort.ts";
import type { LeadRow } from "#app/leads/filter/leads.server.ts";
import type { SearchHit } from "#app/leads/filter/search-hits.server.ts";
import { isOpen, kindName } from "#app/leads/kinds.ts";
import type { Column } from "#app/ui/list-table.tsx";
import { rupees } from "#app/values/rupees.ts";
import { DueMark } from "./due-mark.tsx";
import { dueView } from "./due-view.ts";
import { listPath } from "./lead-address.ts";
import { type LeadQuery, leadAddress, leadSearch, sortOf } from "./lead-query.ts";
import { pickColumn } from "./pick-column.tsx";
import { timeCell } from "./row-time.tsx";
import { HitLine } from "./search-hit.tsx";
import { StatusMark } from "./status-mark.tsx";
import { timeView } from "./time-view.ts";

/** The facts that a column may read: the lead's row, and data from other tables. */
type Facts = {
  lead: LeadRow;
  /** The viewer. */
  me: string;
  formName: string;
  ownerName: string;
  tags: readonly string[];
  /** Where a search matched, if the row does not show it. */
  hit?: SearchHit | undefined;
  now: Date;
};

/** The row of a cell. `list`: the address of the list, for the way back. */
type Place = { id: string; list: string };

type LeadColumn<Value> = Pick<Column<never>, "head" | "place"> & {
  /** The sort of a click on its head. */
  sort?: SortKey;
  /** Shown in lists without chosen columns. */
  isDefault?: true;
  /** Runs on the server; its result is sent to the browser. */
  read: (facts: Facts) => Value;
  cell: (value: Value, place: Place) => ReactNode;
};

/** The columns of the list of leads. A new one is an entry here. Three do not sort (decisions/0067-columns-and-fields.md). */
const columns = {
  who: column({
    head: "Who",
    place: "who",
    sort: "name",
    isDefault: true,
    read: ({ lead, me }) => ({
      name: leadName(lead),
      organization: lead.person.organization,
      isUnread: lead.isUnread && lead.ownerId === me,
    }),
    cell: ({ name, organization, isUnread }, { id, list }) => (
      <>
        {isUnread && <span className="unread" role="img" aria-label="Not read" />}
        <Link to={leadAddress(id, list)} data-row>
          {name}
        </Link>{" "}
        {organization && <small>{organization}</small>}
      </>
    ),
  }),
  want: column({
    head: "What they want",
    place: "about",
    isDefault: true,
    read: ({ lead, formName }) => lead.subject || formName,
    cell: (subject) => <span title={subject}>{subject}</span>,
  }),
  status: column({
    head: "Status",
    place: "state",
    sort: "status",
    isDefault: true,
    read: ({ lead: { kind, status } }) => ({ kind, status }),
    cell: (state) => <StatusMark {...state} />,
  }),
  step: column({
    head: "Next step",
    place: "owner",
    sort: "due",
    isDefault: true,
    read: ({ lead }) => ({ step: lead.step?.text, isNone: isStepless(lead) }),
    cell: ({ step, isNone }) =>
      isNone ? <span className="stepless">No next step</span> : <span title={step}>{step}</span>,
  }),
  due: column({
    head: "Due",
    place: "count",
    sort: "due",
    isDefault: true,
    read: ({ lead: { dueAt }, now }) => (dueAt === null ? null : dueView(dueAt, now)),
    cell: (due) => due && <DueMark due={due} />,
  }),
  owner: column({
    head: "Owner",
    place: "whose",
    sort: "owner",
    isDefault: true,
    read: ({ ownerName }) => ownerName,
    cell: (name) => name,
  }),
  received: column({
    head: "Received",
    place: "when",
    sort: "received",
    isDefault: true,
    read: ({ lead: { createdAt }, now }) => timeView(createdAt, now),
    cell: timeCell,
  }),
  updated: column({
    head: "Changed",
    place: "aside",
    sort: "updated",
    read: ({ lead: { updatedAt }, now }) => timeView(updatedAt, now),
    cell: timeCell,
  }),
  form: column({
    head: "Form",
    place: "aside",
    sort: "form",
    read: ({ formName }) => formName,
    cell: (name) => name,
  }),
  kind: column({
    head: "Kind",
    place: "aside",
    sort: "kind",
    read: ({ lead }) => kindName(lead.kind),
    cell: (name) => name,
  }),
  city: column({
    head: "City",
    place: "aside",
    sort: "city",
    read: ({ lead }) => lead.person.city,
    cell: (city) => city,
  }),
  source: column({
    head: "Source",
    place: "aside",
    sort: "source",
    read: ({ lead }) => lead.source,
    cell: (source) => source,
  }),
  value: column({
    head: "Value",
    place: "aside",
    sort: "value",
    read: ({ lead: { value } }) => (value === null ? null : `₹${rupees(value)}`),
    cell: (value) => value && <span className="amount">{value}</span>,
  }),
  tags: column({
    head: "Tags",
    place: "aside",
    read: ({ tags }) => tags.join(", "),
    cell: (tags) => <span title={tags}>{tags}</span>,
  }),
  reference: column({
    head: "Reference",
    place: "aside",
    read: ({ lead }) => lead.reference,
    cell: (reference) => <span className="reference">{reference}</span>,
  }),
};

type Columns = typeof columns;
type ColumnName = keyof Columns;

/** A row of the list: the value of each shown column. */
export type ListedLead = {
  id: string;
  status: LeadRow["status"];
  version: number;
  name: string;
  hit: SearchHit | undefined;
  values: { [Name in ColumnName]?: ReturnType<Columns[Name]["read"]> };
};

/** Every column as a choice; the name is always shown. */
export function columnChoices({ cols }: LeadQuery) {
  const shown = shownColumns(cols);
  return (Object.keys(columns) as ColumnName[])
    .filter((name) => name !== "who")
    .map((name) => ({ name, head: columns[name].head, isShown: shown.includes(name) }));
}

/** A lead's values in the columns of a list. */
export function listedLead(facts: Facts, { cols }: LeadQuery): ListedLead {
  const values = shownColumns(cols).map((name) => [name, columns[name].read(facts)]);
  const { id, status, version } = facts.lead;
  const name = leadName(facts.lead);
  return { id, status, version, name, hit: facts.hit, values: Object.fromEntries(values) };
}

/** The columns for the table; the heads of sortable columns link to the sorted list. */
export function leadColumns(query: LeadQuery, list: string): Column<ListedLead>[] {
  const present = sortOf(query) ?? defaultSort;
  const names = shownColumns(query.cols);
  const belowHit = names.includes("want") ? "want" : "who";
  const shown = names.map((name) => {
    const { head, place, sort, cell } = columns[name] as unknown as LeadColumn<never>;
    const sorted = sort && {
      to: listPath + leadSearch({ ...query, sort: sortText(nextSort(present, sort)) }),
      direction:
        present.by === sort && !query.q ? (present.isDescending ? "descending" : "ascending") : undefined,
    };
    return {
      head,
      place,
      ...(sorted ? { sort: sorted } : {}),
      // A cell draws what its own column has read.
      cell: ({ id, values, hit }) => (
        <>
          {cell(values[name] as never, { id, list })}
          {hit && name === belowHit && <HitLine hit={hit} />}
        </>
      ),
    } as Column<ListedLead>;
  });
  return [pickColumn, ...shown];
}

/** Whether a list shows values, and therefore their sum. */
export function showsValue({ cols, sort }: LeadQuery): boolean {
  return shownColumns(cols).includes("value") || sort === "value" || sort === "-value";
}

function shownColumns(cols: string | undefined): ColumnName[] {
  const names = Object.keys(columns) as ColumnName[];
  if (cols === undefined)
    return names.filter((name) => "isDefault" in columns[name] && columns[name].isDefault);
  const chosen = cols.split(",");
  return names.filter((name) => name === "who" || chosen.includes(name));
}

function isStepless({ kind, status, step, data }: LeadRow): boolean {
  return data === "held" && step === null && status !== "new" && isOpen(kind, status);
}

function column<Value>(entry: LeadColumn<Value>): LeadColumn<Value> {
  return entry;
}
