import * as v from "valibot";
import type { Html } from "#app/values/markdown.ts";
import { day, text } from "#app/values/values.schema.ts";

/** The front matter of `content/jobs/<slug>.md`. */
export const jobSchema = v.strictObject({
  /** The role. */
  title: text(70),
  /** The team it belongs to. */
  team: text(40),
  /** Where the work is done. */
  location: text(50),
  /** The kind of employment. */
  type: v.picklist(["Full-time", "Part-time", "Contract", "Internship"]),
  /** The day from which the role is shown. */
  published: day,
  /** The day from which the role is no longer shown. */
  expires: v.optional(day),
  /** Shows a small "Sample" label. */
  sample: v.optional(v.boolean(), false),
});

/** An open role. Headings in its text start at h4, because the role's own title is an h3. */
export type Job = v.InferOutput<typeof jobSchema> & { slug: string; html: Html };
