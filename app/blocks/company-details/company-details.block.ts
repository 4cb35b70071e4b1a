import * as v from "valibot";
import type { Site } from "#app/content/schema/site.schema.ts";
import { defineBlock } from "../define-block.ts";

/**
 * The company of `content/site.yaml` in one line: name, CIN, phone and e-mail. The law requires them on a company's home
 * page, with the registered office and a contact person (Companies (Incorporation) Rules 2014, rule 26): those two stand
 * in the footer of every page.
 */
export const companyDetailsSchema = v.strictObject({ block: v.literal("company-details") });

export type CompanyDetailsBlock = v.InferOutput<typeof companyDetailsSchema> & {
  id: string;
  company: Pick<Site, "legalName" | "cin" | "phone" | "emails">;
};

export const companyDetails = defineBlock<typeof companyDetailsSchema, CompanyDetailsBlock>({
  schema: companyDetailsSchema,
  fill: (block, _place, { site }) => ({ ...block, company: site }),
  words: ({ company: { legalName, cin, phone, emails } }) => [legalName, cin, phone, emails.general],
  // The foot of each sheet names the company.
  print: () => undefined,
});
