import * as v from "valibot";
import type { Job } from "#app/content/schema/job.schema.ts";
import { inline, text } from "#app/values/values.schema.ts";
import { defineBlock } from "../define-block.ts";

/** The open roles of `content/jobs/`. */
export const jobsSchema = v.strictObject({
  block: v.literal("jobs"),
  heading: text(80),
  lede: v.optional(inline(260)),
});

export type JobsBlock = v.InferOutput<typeof jobsSchema> & { id: string; jobs: Job[] };

export const jobs = defineBlock<typeof jobsSchema, JobsBlock>({
  schema: jobsSchema,
  fill: (block, _place, { jobs }) => ({ ...block, jobs }),
  words: ({ heading, lede, jobs }) => [
    heading,
    lede,
    ...jobs.flatMap(({ title, team, location, type, html }) => [title, team, location, type, html]),
  ],
  // Roles are filled; the page has the open ones.
  print: () => undefined,
});
