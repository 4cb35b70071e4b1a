import * as v from "valibot";
import { icon, inline, list, text, tone } from "#app/values/values.schema.ts";
import { defineBlock } from "../define-block.ts";

/** What an offer contains, point by point. */
export const featuresSchema = v.strictObject({
  block: v.literal("features"),
  /** `grid`: cards side by side. `list`: one under the other. */
  variant: v.optional(v.picklist(["grid", "list"]), "grid"),
  heading: text(80),
  lede: v.optional(inline(260)),
  tone: v.optional(tone, "paper"),
  items: list(
    v.strictObject({
      title: text(60),
      text: inline(320),
      icon: v.optional(icon),
    }),
    3,
    9,
  ),
});

export type FeaturesBlock = v.InferOutput<typeof featuresSchema> & { id: string };

export const features = defineBlock({
  schema: featuresSchema,
  words: ({ heading, lede, items }) => [heading, lede, ...items.flatMap(({ title, text }) => [title, text])],
  print: ({ heading, lede, items }) => ({
    section: [
      { part: "intro", heading, lede },
      { part: "points", items },
    ],
  }),
});
