import * as v from "valibot";
import type { Card } from "#app/content/compile/cards.ts";
import { list, sitePath, text } from "#app/values/values.schema.ts";
import { defineBlock } from "../define-block.ts";

/** Cards of two to four other pages, posts or case studies; their words come from those pages. */
export const relatedSchema = v.strictObject({
  block: v.literal("related"),
  heading: v.optional(text(80), "Read next"),
  /** Paths of the pages. */
  pages: list(sitePath, 2, 4),
});

export type RelatedBlock = { block: "related"; id: string; heading: string; cards: Card[] };

export const related = defineBlock<typeof relatedSchema, RelatedBlock>({
  schema: relatedSchema,
  fill: ({ block, heading, pages }, _place, { cards }) => ({
    block,
    heading,
    cards: pages.flatMap((path) => cards.get(path) ?? []),
  }),
  faults: ({ pages }) =>
    pages.flatMap((path, at) =>
      pages.indexOf(path) < at ? [[["pages", at], `\`${path}\` is listed twice`]] : [],
    ),
  // Search finds the pages themselves.
  words: () => [],
  // It only links elsewhere, or is used on the site.
  print: () => undefined,
});
