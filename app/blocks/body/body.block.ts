import * as v from "valibot";
import type { Heading, Html } from "#app/values/markdown.ts";
import { defineBlock } from "../define-block.ts";

/** The place of the Markdown text that follows the front matter. */
export const bodySchema = v.strictObject({
  block: v.literal("body"),
  /** Shows a contents list made of the text's headings. */
  contents: v.optional(v.boolean(), false),
});

/** `contents` lists the headings for the contents list, none when it is not wanted. */
export type BodyBlock = { block: "body"; id: string; html: Html; contents: Heading[] };

export const body = defineBlock<typeof bodySchema, BodyBlock>({
  schema: bodySchema,
  fill: ({ block, contents }, { text }) => ({
    block,
    html: text.html,
    contents: contents ? text.headings : [],
  }),
  words: ({ html }) => [html],
  print: ({ html }) => ({ section: [{ part: "prose", html }] }),
});
