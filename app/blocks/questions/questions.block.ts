import * as v from "valibot";
import { list, prose, text, tone } from "#app/values/values.schema.ts";
import { defineBlock } from "../define-block.ts";

/** Questions people ask, to open and close. */
export const questionsSchema = v.strictObject({
  block: v.literal("questions"),
  heading: text(80),
  tone: v.optional(tone, "paper"),
  items: list(v.strictObject({ question: text(140), answer: prose(1200) }), 3, 8),
});

export type QuestionsBlock = v.InferOutput<typeof questionsSchema> & { id: string };

export const questions = defineBlock({
  schema: questionsSchema,
  words: ({ heading, items }) => [heading, ...items.flatMap(({ question, answer }) => [question, answer])],
  print: ({ heading, items }) => ({
    section: [
      { part: "intro", heading },
      { part: "questions", items },
    ],
  }),
});
