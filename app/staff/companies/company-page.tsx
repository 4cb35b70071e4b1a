import { data, Link } from "react-router";
import { listStaff } from "#app/accounts/staff-members.server.ts";
import { readCompany } from "#app/leads/companies/read-companies.server.ts";
import { ScreenHead } from "#app/staff/frame/screen-head.tsx";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { LeadLines } from "#app/staff/people/lead-lines.tsx";
import { ownerName } from "#app/staff/people/owner-text.ts";
import { companiesPath, companyPath } from "#app/staff/people/people-address.ts";
import { listedView, personColumnsOfCompany } from "#app/staff/people/people-list.tsx";
import { leadLine } from "#app/staff/people/person-view.server.ts";
import { ListTable } from "#app/ui/list-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { gstState } from "#app/values/gst-states.ts";
import type { Route } from "./+types/company-page";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.name ?? "Company"} - Companies` },
];

export const loader = forStaff(async ({ services: { db, now }, viewer, params }) => {
  const [company, staff] = await Promise.all([
    readCompany(db, params.company ?? "", viewer, now()),
    listStaff(db),
  ]);
  if (!company) throw data(null, { status: 404 });
  const names = new Map(staff.map(({ id, name }) => [id, name]));
  return {
    name: company.name,
    domains: company.domains,
    gstins: company.gstins.map((gstin) => ({ gstin, state: gstState(gstin) ?? "" })),
    pans: company.pans,
    namesakes: company.namesakes,
    people: company.people.map((each) => listedView(each, names, now())),
    leads: company.leads.map((lead) => leadLine(lead, names, now())),
    colleagues: [...Map.groupBy(company.colleagues, ({ ownerId }) => ownerId)].map(([id, group]) => ({
      owner: ownerName(id, names),
      count: group.length,
    })),
  };
});

export default function CompanyPage({ loaderData }: Route.ComponentProps) {
  const { name, domains, gstins, pans, namesakes, people, leads, colleagues } = loaderData;
  return (
    <div className="lead">
      <ScreenHead heading={name} back={{ to: companiesPath, name: "Companies" }} />
      <div className="told">
        <Panel id="people" heading="People">
          {people.length > 0 ? (
            <ListTable
              caption="People"
              columns={personColumnsOfCompany}
              rows={people}
              keyOf={({ id }) => id}
            />
          ) : (
            <p className="none">No people of this company are stored.</p>
          )}
        </Panel>
        <Panel id="enquiries" heading="Enquiries">
          <LeadLines leads={leads} colleagues={colleagues} none="No enquiry is kept." />
        </Panel>
      </div>
      <aside>
        <section aria-labelledby="known-by">
          <h2 id="known-by">Known by</h2>
          <dl className="pairs">
            {domains.map((domain) => (
              <div key={domain}>
                <dt>Domain</dt>
                <dd>{domain}</dd>
              </div>
            ))}
            {gstins.map(({ gstin, state }) => (
              <div key={gstin}>
                <dt>GSTIN</dt>
                <dd>
                  {gstin} <small>{state}</small>
                </dd>
              </div>
            ))}
            {pans.map((pan) => (
              <div key={pan}>
                <dt>PAN</dt>
                <dd>{pan}</dd>
              </div>
            ))}
          </dl>
          {domains.length + gstins.length === 0 && <p className="none">The name alone, as it was typed.</p>}
        </section>
        {namesakes.length > 0 && (
          <section aria-labelledby="namesakes">
            <h2 id="namesakes">Same name</h2>
            <p>Kept apart: a name alone does not show that two companies are one.</p>
            <ul>
              {namesakes.map((other) => (
                <li key={other.id}>
                  <Link to={companyPath(other.id)}>{other.name}</Link>{" "}
                  <small>{other.domains.join(", ") || "only the name is known"}</small>
                </li>
              ))}
            </ul>
          </section>
        )}
      </aside>
    </div>
  );
}
