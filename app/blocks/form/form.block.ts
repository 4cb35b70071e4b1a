import * as v from "valibot";
import { pageFormIds } from "#app/forms/declared/forms.ts";
import { inline, list, text, tone } from "#app/values/values.schema.ts";
import { defineBlock } from "../define-block.ts";

/** A panel with a form. */
export const formSchema = v.strictObject({
  block: v.literal("form"),
  /** The id of a declared form. */
  form: v.picklist(pageFormIds),
  heading: text(80),
  lede: v.optional(inline(260)),
  /** Who answers, one line for each team. */
  desks: v.optional(list(inline(160), 2, 6)),
  tone: v.optional(tone, "paper"),
});

export type FormBlock = v.InferOutput<typeof formSchema> & { id: string };

export const form = defineBlock({
  schema: formSchema,
  words: ({ heading, lede, desks = [] }) => [heading, lede, ...desks],
  // It only links elsewhere, or is used on the site.
  print: () => undefined,
});
