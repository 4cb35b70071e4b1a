import { headOffice } from "#app/values/head-office.ts";
import { callTo } from "../reach.tsx";
import type { CompanyDetailsBlock } from "./company-details.block.ts";

/** The company behind the site, in one line without a heading; its head office is the registered one. */
export function CompanyDetails({ block: { id, company } }: { block: CompanyDetailsBlock }) {
  const { legalName, cin, phone, emails, grievanceOfficer: officer } = company;
  return (
    <div className="block" id={id}>
      <p className="wrap fine">
        {legalName}
        {cin && `, CIN ${cin}`}. Registered office: {headOffice(company)}. <a href={callTo(phone)}>{phone}</a>
        , <a href={`mailto:${emails.general}`}>{emails.general}</a>. Questions and complaints: {officer.name},{" "}
        {officer.role}, <a href={`mailto:${officer.email}`}>{officer.email}</a>.
      </p>
    </div>
  );
}
