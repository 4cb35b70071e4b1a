import * as v from "valibot";
import type { Site } from "#app/content/schema/site.schema.ts";
import { headOffice } from "#app/values/head-office.ts";
import { defineBlock } from "../define-block.ts";

/**
 * The company of `content/site.yaml` in one line: name, registered office, CIN, phone, e-mail and contact person. The
 * law requires it on a company's home page (Companies (Incorporation) Rules 2014, rule 26).
 */
export const companyDetailsSchema = v.strictObject({ block: v.literal("company-details") });

export type CompanyDetailsBlock = v.InferOutput<typeof companyDetailsSchema> & {
  id: string;
  company: Pick<Site, "legalName" | "cin" | "phone" | "emails" | "offices" | "grievanceOfficer">;
};

export const companyDetails = defineBlock<typeof companyDetailsSchema, CompanyDetailsBlock>({
  schema: companyDetailsSchema,
  fill: (block, _place, { site }) => ({ ...block, company: site }),
  words: ({ company: { legalName, cin, phone, emails, grievanceOfficer: officer, ...company } }) => [
    legalName,
    cin,
    headOffice(company),
    phone,
    emails.general,
    officer.name,
    officer.role,
    officer.email,
  ],
  // The foot of each sheet names the company.
  print: () => undefined,
});
