import * as v from "valibot";
import { list, sitePath, text } from "#app/values/values.schema.ts";

/** A word or short phrase that people type into the search. */
const phrase = text(60);

const answer = v.strictObject({
  /** The page that answers. */
  page: sitePath,
  /** Questions it answers; a search that contains all words of one of these finds the page first. */
  questions: list(phrase, 1, 60),
});

/** `content/search.yaml`: what people type, in their words. */
export const searchSchema = v.strictObject({
  /** Each entry lists words and phrases that mean the same to visitors. */
  synonyms: v.array(list(phrase, 2, 40)),
  /** Questions with a known best answer. */
  answers: v.array(answer),
});

export type SearchWords = v.InferOutput<typeof searchSchema>;
