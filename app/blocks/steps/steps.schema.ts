import * as v from "valibot";
import { action, inline, list, text, tone } from "#app/values/values.schema.ts";

/** How something goes, as numbered steps. */
export const stepsSchema = v.strictObject({
  block: v.literal("steps"),
  heading: text(80),
  lede: v.optional(inline(260)),
  tone: v.optional(tone, "paper"),
  items: list(v.strictObject({ title: text(60), text: inline(320) }), 3, 7),
  /** A button below. On a long page the first one without it gets that of the hero. */
  action: v.optional(action),
});

export type StepsBlock = v.InferOutput<typeof stepsSchema> & { id: string };
