import * as v from "valibot";
import type { StoryCard } from "#app/content/compile/cards.ts";
import { id } from "#app/values/values.schema.ts";

/** The teaser of one case study. */
export const storySchema = v.strictObject({
  block: v.literal("story"),
  /** The file name of a case study, without `.md`. */
  slug: id,
});

export type StoryBlock = { block: "story"; id: string; story: StoryCard };
