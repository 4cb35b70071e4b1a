import { Link } from "react-router";
import { listStaff } from "#app/accounts/staff-members.server.ts";
import { istBrief } from "#app/dates/brief-time.ts";
import { type ListedPerson, listPeople } from "#app/leads/people/list-people.server.ts";
import { ForwardPages } from "#app/staff/frame/forward-pages.tsx";
import { ScreenHead } from "#app/staff/frame/screen-head.tsx";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { FindForm } from "#app/staff/orders/find-form.tsx";
import { type Column, ListTable } from "#app/ui/list-table.tsx";
import type { Route } from "./+types/people-list";
import { ownerText } from "./owner-text.ts";
import { peoplePath, personPath } from "./people-address.ts";
import { contactText, personName } from "./person-name.ts";

export const meta = () => [{ title: "People - Leads" }];

export const loader = forStaff(async ({ services: { db, now }, viewer, url }) => {
  const search = url.searchParams.get("q")?.slice(0, 200) ?? "";
  const after = url.searchParams.get("after") ?? undefined;
  const [page, staff] = await Promise.all([listPeople(db, { search, after }, viewer), listStaff(db)]);
  const names = new Map(staff.map(({ id, name }) => [id, name]));
  return {
    search,
    people: page.people.map((each) => listedView(each, names, now())),
    next:
      page.next &&
      `${peoplePath}?${new URLSearchParams({ ...(search ? { q: search } : {}), after: page.next })}`,
    isFirst: after === undefined,
  };
});

export type ListedView = ReturnType<typeof listedView>;

/** A row of the list of people, with texts ready to show. */
export function listedView(each: ListedPerson, names: ReadonlyMap<string, string>, now: Date) {
  const { id, person, isColleagues, leads, open, ownerIds, lastAt } = each;
  return {
    ...{ id, leads, open, isColleagues },
    name: personName(person),
    organization: person.organization,
    contact: isColleagues ? "A colleague's customer" : contactText(person),
    owners: ownerIds.some((id) => id !== null) ? ownerText(ownerIds, names) : "",
    last: lastAt && istBrief(lastAt, now),
  };
}

export const personColumns: Column<ListedView>[] = [
  {
    head: "Who",
    place: "who",
    cell: ({ id, name, organization }) => (
      <>
        <Link to={personPath(id)} data-row>
          {name}
        </Link>{" "}
        {organization && <small>{organization}</small>}
      </>
    ),
  },
  { head: "Contact", place: "about", cell: ({ contact }) => contact },
  {
    head: "Enquiries",
    place: "count",
    cell: ({ leads, open }) => (open > 0 ? `${open} open of ${leads}` : leads),
    unit: ({ leads }) => (leads === 1 ? "enquiry" : "enquiries"),
    isNone: ({ leads }) => leads === 0,
  },
  { head: "Owner", place: "owner", cell: ({ owners }) => owners },
  { head: "Last enquiry", place: "when", cell: ({ last }) => last },
];

/** The columns for people of one company, whose name stands above. */
export const personColumnsOfCompany: Column<ListedView>[] = [
  {
    head: "Who",
    place: "who",
    cell: ({ id, name }) => (
      <Link to={personPath(id)} data-row>
        {name}
      </Link>
    ),
  },
  ...personColumns.filter(({ place }) => !["who", "owner"].includes(place)),
];

export default function PeopleList({ loaderData: { search, people, next, isFirst } }: Route.ComponentProps) {
  return (
    <>
      <ScreenHead heading="People" />
      <FindForm
        label="People"
        field="Find a person"
        placeholder="Name, e-mail, phone or its last four digits"
        q={search}
        maxLength={200}
      />
      {people.length > 0 ? (
        <ListTable caption="People" columns={personColumns} rows={people} keyOf={({ id }) => id} />
      ) : (
        <p className="none">
          {search
            ? "No person found. Each word must begin a word of the name or the organization; search an e-mail address or a phone number by itself."
            : "Every person who writes, books or is entered by hand is listed here."}
        </p>
      )}
      <ForwardPages search={search} next={next} isFirst={isFirst} />
    </>
  );
}
