import * as v from "valibot";
import { list, text } from "#app/values/values.schema.ts";
import { defineBlock } from "../define-block.ts";

/** Technologies set as words. Never clients. */
export const wordsSchema = v.strictObject({
  block: v.literal("words"),
  heading: text(80),
  items: list(text(40), 4, 14),
});

export type WordsBlock = v.InferOutput<typeof wordsSchema> & { id: string };

export const words = defineBlock({
  schema: wordsSchema,
  words: ({ heading, items }) => [heading, ...items],
  print: () => undefined,
});
