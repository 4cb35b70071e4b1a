import * as v from "valibot";
import type { Site } from "#app/content/schema/site.schema.ts";
import { text } from "#app/values/values.schema.ts";
import { defineBlock } from "../define-block.ts";

/** The grievance officer of `content/site.yaml` with every way to reach them. */
export const grievanceOfficerSchema = v.strictObject({
  block: v.literal("grievance-officer"),
  heading: text(80),
});

export type GrievanceOfficerBlock = v.InferOutput<typeof grievanceOfficerSchema> & {
  id: string;
  officer: Site["grievanceOfficer"];
};

export const grievanceOfficer = defineBlock<typeof grievanceOfficerSchema, GrievanceOfficerBlock>({
  schema: grievanceOfficerSchema,
  fill: (block, _place, { site }) => ({ ...block, officer: site.grievanceOfficer }),
  words: ({ heading, officer }) => [heading, ...Object.values(officer)],
  // It only links elsewhere, or is used on the site.
  print: () => undefined,
});
