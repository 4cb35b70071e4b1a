import * as v from "valibot";
import type { Site } from "#app/content/schema/site.schema.ts";
import { text } from "#app/values/values.schema.ts";

/** The grievance officer of `content/site.yaml` with every way to reach them. */
export const grievanceOfficerSchema = v.strictObject({
  block: v.literal("grievance-officer"),
  heading: text(80),
});

export type GrievanceOfficerBlock = v.InferOutput<typeof grievanceOfficerSchema> & {
  id: string;
  officer: Site["grievanceOfficer"];
};
