import * as v from "valibot";
import type { Site } from "#app/content/schema/site.schema.ts";

/**
 * The company of `content/site.yaml` in one line: name, registered office, CIN, phone, e-mail and whom to ask. A company
 * with a website owes it to its home page (Companies (Incorporation) Rules 2014, rule 26).
 */
export const companyDetailsSchema = v.strictObject({ block: v.literal("company-details") });

export type CompanyDetailsBlock = v.InferOutput<typeof companyDetailsSchema> & {
  id: string;
  company: Pick<Site, "legalName" | "cin" | "phone" | "emails" | "offices" | "grievanceOfficer">;
};
