import * as v from "valibot";
import { action, inline, list, text, tone } from "#app/values/values.schema.ts";
import { defineBlock } from "../define-block.ts";

/** A band that asks for the next step. */
export const callToActionSchema = v.strictObject({
  block: v.literal("call-to-action"),
  heading: text(80),
  text: v.optional(inline(260)),
  /** One or two buttons; the first is the primary one. */
  actions: list(action, 1, 2),
  tone: v.optional(tone, "night"),
});

export type CallToActionBlock = v.InferOutput<typeof callToActionSchema> & { id: string };

export const callToAction = defineBlock({
  schema: callToActionSchema,
  words: ({ heading, text, actions }) => [heading, text, ...actions.map(({ label }) => label)],
  print: ({ heading, text, actions }) => ({ band: { heading, text, actions } }),
});
