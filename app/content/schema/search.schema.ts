import * as v from "valibot";
import { list, sitePath, text } from "#app/values/values.schema.ts";

/** Words or a short phrase that somebody types into the search. */
const phrase = text(60);

const answer = v.strictObject({
  /** The page that answers. */
  page: sitePath,
  /** What is asked; a question that contains all words of one of these finds the page first. */
  questions: list(phrase, 1, 60),
});

/** `content/search.yaml`: what people type, in their words. */
export const searchSchema = v.strictObject({
  /** Each entry: words and phrases that mean the same to who looks for them. */
  synonyms: v.array(list(phrase, 2, 40)),
  /** Questions whose best answer is known. */
  answers: v.array(answer),
});

export type SearchWords = v.InferOutput<typeof searchSchema>;
