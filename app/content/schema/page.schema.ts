import * as v from "valibot";
import { type Block, blockSchema } from "#app/blocks/blocks.ts";
import type { Heading } from "#app/values/markdown.ts";
import { pageKinds, pictureNames, storyFields } from "#app/values/names.ts";
import { art, day, list, section, text } from "#app/values/values.schema.ts";
import { checked } from "./checked.schema.ts";

/** The front matter of `content/pages/<path>.md`. */
export const pageSchema = v.strictObject({
  /** The title in the browser and in search results, without the brand. Unique. */
  title: v.pipe(text(60), v.minLength(15)),
  /** One sentence for search results and share cards. Unique. */
  description: v.pipe(text(160), v.minLength(70)),
  /** The short name in the breadcrumb, in cards and in the sitemap. */
  name: text(32),
  /** The section the page belongs to; sets its hue. */
  section,
  /** What the page is for. */
  kind: v.picklist(pageKinds),
  /** The scene of the hero, the share picture and the cards that lead here. */
  art,
  /** The rendered picture on cards that lead here; without it the one of the hero. */
  card: v.optional(v.picklist(pictureNames)),
  /** `fixed`: the header is always solid on this page. */
  header: v.optional(v.literal("fixed")),
  /** The day of the last change that matters to a reader. */
  updated: day,
  /** Facts that can become untrue, each with its source and the day it was looked up. */
  checked: v.optional(checked),
  /** For schools and parents outside the education section: how a visitor arrived is neither stored nor sent. */
  forgetsArrival: v.optional(v.boolean()),
  /** Keeps the page out of search engines and out of the sitemap. */
  noindex: v.optional(v.boolean(), false),
  /** Shows a small "Sample" label, "Sample story" on a case study. */
  sample: v.optional(v.boolean(), false),
  /** Makes the page one of the case studies, listed and filtered with those of `content/case-studies/`. */
  story: v.optional(
    v.strictObject({
      /** The field by which the index filters. */
      field: v.picklist(storyFields),
      /** The sector of the organization. */
      sector: text(40),
    }),
  ),
  /** What the page shows, from top to bottom: a hero first, then no kind twice in a row. */
  blocks: list(blockSchema, 1, 16),
});

export type AuthoredPage = v.InferOutput<typeof pageSchema>;

/** A page as it is shown. */
export type Page = Omit<AuthoredPage, "blocks" | "checked"> & {
  /** Its address on the site, with its exact capitals. */
  path: string;
  blocks: Block[];
  /** The headings of its Markdown text. */
  headings: Heading[];
};
