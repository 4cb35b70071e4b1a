import * as v from "valibot";
import { action, inline, list, text, tone } from "#app/values/values.schema.ts";
import { defineBlock } from "../define-block.ts";

/** A procedure as numbered steps. */
export const stepsSchema = v.strictObject({
  block: v.literal("steps"),
  heading: text(80),
  lede: v.optional(inline(260)),
  tone: v.optional(tone, "paper"),
  items: list(
    v.strictObject({
      title: text(60),
      text: inline(320),
      /** Where to see what the step gives. */
      action: v.optional(action),
    }),
    3,
    7,
  ),
  /** A button below. On a long page the first one without it gets that of the hero. */
  action: v.optional(action),
});

export type StepsBlock = v.InferOutput<typeof stepsSchema> & { id: string };

export const steps = defineBlock({
  schema: stepsSchema,
  words: ({ heading, lede, items, action }) => [
    heading,
    lede,
    ...items.flatMap(({ title, text, action }) => [title, text, action?.label]),
    action?.label,
  ],
  print: ({ heading, lede, items }) => ({
    section: [
      { part: "intro", heading, lede },
      { part: "points", items, isNumbered: true },
    ],
    isWhole: true,
  }),
});
