import * as v from "valibot";
import type { Card } from "#app/content/compile/cards.ts";
import { list, sitePath, text } from "#app/values/values.schema.ts";

/** Cards of two to four other pages, posts or case studies; their words come from those pages. */
export const relatedSchema = v.strictObject({
  block: v.literal("related"),
  heading: v.optional(text(80), "Read next"),
  /** Paths of the pages. */
  pages: list(sitePath, 2, 4),
});

export type RelatedBlock = { block: "related"; id: string; heading: string; cards: Card[] };
