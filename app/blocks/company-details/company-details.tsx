import { BlockFrame } from "../block.tsx";
import type { CompanyDetailsBlock } from "./company-details.schema.ts";

/** Who stands behind the site, in one line; the head office is the registered one. */
export function CompanyDetails({ block: { id, company } }: { block: CompanyDetailsBlock }) {
  const { legalName, cin, phone, emails, offices, grievanceOfficer: officer } = company;
  const [office] = offices;
  return (
    <BlockFrame id={id} name="company-details">
      <p className="fine">
        {legalName}
        {cin && `, CIN ${cin}`}
        {office && `. Registered office: ${office.street}, ${office.city} ${office.postalCode}`}.{" "}
        <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a>,{" "}
        <a href={`mailto:${emails.general}`}>{emails.general}</a>. Questions and complaints: {officer.name},{" "}
        {officer.role}, <a href={`mailto:${officer.email}`}>{officer.email}</a>.
      </p>
    </BlockFrame>
  );
}
