import { Link } from "react-router";
import { type ListedCompany, listCompanies } from "#app/leads/companies/read-companies.server.ts";
import { ForwardPages } from "#app/staff/frame/forward-pages.tsx";
import { ScreenHead } from "#app/staff/frame/screen-head.tsx";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { FindForm } from "#app/staff/orders/find-form.tsx";
import { companiesPath, companyPath } from "#app/staff/people/people-address.ts";
import { type Column, ListTable } from "#app/ui/list-table.tsx";
import type { Route } from "./+types/companies-list";

export const meta = () => [{ title: "Companies - Leads" }];

export const loader = forStaff(async ({ services: { db }, url }) => {
  const search = url.searchParams.get("q")?.slice(0, 200) ?? "";
  const after = url.searchParams.get("after") ?? undefined;
  const { companies, next } = await listCompanies(db, { search, after });
  const query = new URLSearchParams({ ...(search ? { q: search } : {}), after: next ?? "" });
  return { search, companies, next: next && `${companiesPath}?${query}`, isFirst: after === undefined };
});

const columns: Column<ListedCompany>[] = [
  {
    head: "Company",
    place: "who",
    cell: ({ id, name }) => (
      <Link to={companyPath(id)} data-row>
        {name}
      </Link>
    ),
  },
  {
    head: "Domain",
    place: "about",
    cell: ({ domains, isNameOnly }) =>
      isNameOnly ? <small>Only the name is known</small> : domains.join(", "),
  },
  {
    head: "Enquiries",
    place: "count",
    cell: ({ leads }) => (leads < 1_000 ? leads : "1,000+"),
    unit: ({ leads }) => (leads === 1 ? "enquiry" : "enquiries"),
    isNone: ({ leads }) => leads === 0,
  },
];

export default function CompaniesList({ loaderData }: Route.ComponentProps) {
  const { search, companies, next, isFirst } = loaderData;
  return (
    <>
      <ScreenHead heading="Companies" />
      <FindForm
        label="Companies"
        field="Find a company"
        placeholder="Name, domain, e-mail or GSTIN"
        q={search}
        maxLength={200}
      />
      {companies.length > 0 ? (
        <ListTable caption="Companies" columns={columns} rows={companies} keyOf={({ id }) => id} />
      ) : (
        <p className="none">
          {search
            ? "No company matches. A name is searched from its beginning."
            : "Companies are made from the domain of an e-mail address, a GSTIN or the organization that a form was given."}
        </p>
      )}
      <ForwardPages search={search} next={next} isFirst={isFirst} />
    </>
  );
}
