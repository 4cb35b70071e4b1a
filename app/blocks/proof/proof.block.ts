import * as v from "valibot";
import { day, inline, list, text, url } from "#app/values/values.schema.ts";
import { defineBlock } from "../define-block.ts";

/** Facts that others published, each with its source. */
export const proofSchema = v.strictObject({
  block: v.literal("proof"),
  heading: text(80),
  lede: v.optional(inline(260)),
  items: list(
    v.strictObject({
      /** What the fact comes down to, set large: "+60.2 per cent". */
      figure: v.optional(text(20)),
      fact: inline(280),
      source: v.strictObject({
        /** Who says so. */
        label: text(90),
        /** Where it can be read. */
        url,
        /** When it was published or read. */
        date: v.optional(day),
      }),
    }),
    2,
    6,
  ),
});

export type ProofBlock = v.InferOutput<typeof proofSchema> & { id: string };

export const proof = defineBlock({
  schema: proofSchema,
  words: ({ heading, lede, items }) => [
    heading,
    lede,
    ...items.flatMap(({ figure, fact, source }) => [figure, fact, source.label]),
  ],
  print: ({ heading, lede, items }) => ({
    section: [
      { part: "intro", heading, lede },
      { part: "proof", items },
    ],
  }),
});
