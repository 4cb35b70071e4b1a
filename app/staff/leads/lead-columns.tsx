import type { ReactNode } from "react";
import { Link } from "react-router";
import { istBrief, istDateTime } from "#app/dates/brief-time.ts";
import { leadName } from "#app/leads/filter/lead-name.ts";
import type { LeadRow } from "#app/leads/filter/leads.server.ts";
import type { Column } from "#app/ui/list-table.tsx";
import { leadAddress } from "./lead-query.ts";
import { StatusMark } from "./status-mark.tsx";

/** What a column may read: the stored lead, and what stands elsewhere about it. */
type Facts = { lead: LeadRow; formName: string; ownerName: string; now: Date };

/** The row that a cell stands in. `list`: the address of the list, to come back to. */
type Place = { id: string; list: string };

type LeadColumn<Value> = Pick<Column<never>, "head" | "place"> & {
  /** Runs on the server; what it returns travels to the browser. */
  read: (facts: Facts) => Value;
  cell: (value: Value, place: Place) => ReactNode;
};

/** The columns of the list of leads. A new one is an entry here and nothing else. */
const columns = {
  received: column({
    head: "Received",
    place: "when",
    read: ({ lead: { createdAt }, now }) => ({
      text: istBrief(createdAt, now),
      full: `${istDateTime(createdAt)} IST`,
      iso: createdAt.toISOString(),
    }),
    cell: ({ text, full, iso }) => (
      <time dateTime={iso} title={full}>
        {text}
      </time>
    ),
  }),
  who: column({
    head: "Who",
    place: "who",
    read: ({ lead }) => ({ name: leadName(lead), organization: lead.person.organization }),
    cell: ({ name, organization }, { id, list }) => (
      <>
        <Link to={leadAddress(id, list)} data-row>
          {name}
        </Link>
        {organization && <small>{organization}</small>}
      </>
    ),
  }),
  status: column({
    head: "Status",
    place: "state",
    read: ({ lead: { kind, status } }) => ({ kind, status }),
    cell: (state) => <StatusMark {...state} />,
  }),
  form: column({ head: "Form", place: "about", read: ({ formName }) => formName, cell: (name) => name }),
  owner: column({
    head: "Owner",
    place: "owner",
    read: ({ ownerName }) => ownerName,
    cell: (name) => name || <span className="none">Nobody yet</span>,
  }),
  city: column({
    head: "City",
    place: "aside",
    read: ({ lead }) => lead.person.city,
    cell: (city) => city,
  }),
  source: column({
    head: "Source",
    place: "aside",
    read: ({ lead }) => lead.source,
    cell: (source) => source || <span className="none">No campaign</span>,
  }),
  reference: column({
    head: "Reference",
    place: "aside",
    read: ({ lead }) => lead.reference,
    cell: (reference) => <span className="reference">{reference}</span>,
  }),
};

type Columns = typeof columns;

/** A lead as the list shows it: the value of each column. */
export type ListedLead = {
  id: string;
  status: LeadRow["status"];
  values: { [Name in keyof Columns]: ReturnType<Columns[Name]["read"]> };
};

export function listedLead(facts: Facts): ListedLead {
  const values = Object.entries(columns).map(([name, { read }]) => [name, read(facts)]);
  return { id: facts.lead.id, status: facts.lead.status, values: Object.fromEntries(values) };
}

/** The columns as the table takes them. */
export function leadColumns(list: string): Column<ListedLead>[] {
  return Object.entries(columns).map(([name, { head, place, cell }]) => ({
    head,
    place,
    // A cell draws what the same column has read.
    cell: ({ id, values }) => cell(values[name as keyof Columns] as never, { id, list }),
  }));
}

function column<Value>(entry: LeadColumn<Value>): LeadColumn<Value> {
  return entry;
}
