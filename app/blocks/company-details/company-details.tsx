import { callTo } from "#app/values/phone.ts";
import type { CompanyDetailsBlock } from "./company-details.block.ts";

/** The company behind the site, in one line without a heading. */
export function CompanyDetails({ block: { id, company } }: { block: CompanyDetailsBlock }) {
  const { legalName, cin, phone, emails } = company;
  return (
    <div className="block" id={id}>
      <p className="wrap fine">
        {legalName}
        {cin && `, CIN ${cin}`}. Phone <a href={callTo(phone)}>{phone}</a>, e-mail{" "}
        <a href={`mailto:${emails.general}`}>{emails.general}</a>.
      </p>
    </div>
  );
}
