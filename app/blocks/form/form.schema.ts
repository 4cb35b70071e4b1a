import * as v from "valibot";
import { formId, inline, text, tone } from "#app/values/values.schema.ts";

/** A panel with a form. */
export const formSchema = v.strictObject({
  block: v.literal("form"),
  /** The id of a declared form. */
  form: formId,
  heading: text(80),
  lede: v.optional(inline(260)),
  tone: v.optional(tone, "paper"),
});

export type FormBlock = v.InferOutput<typeof formSchema> & { id: string };
