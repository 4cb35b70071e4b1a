import * as v from "valibot";
import type { Job } from "#app/content/schema/job.schema.ts";
import { inline, text } from "#app/values/values.schema.ts";

/** The open roles of `content/jobs/`. */
export const jobsSchema = v.strictObject({
  block: v.literal("jobs"),
  heading: text(80),
  lede: v.optional(inline(260)),
});

export type JobsBlock = v.InferOutput<typeof jobsSchema> & { id: string; jobs: Job[] };
