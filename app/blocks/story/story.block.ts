import * as v from "valibot";
import type { StoryCard } from "#app/content/compile/cards.ts";
import { id } from "#app/values/values.schema.ts";
import { defineBlock } from "../define-block.ts";

/** The teaser of one case study. */
export const storySchema = v.strictObject({
  block: v.literal("story"),
  /** The file name of a case study, without `.md`. */
  slug: id,
});

export type StoryBlock = { block: "story"; id: string; story: StoryCard };

export const story = defineBlock<typeof storySchema, StoryBlock>({
  schema: storySchema,
  fill: ({ block, slug }, _place, { stories }) => {
    const story = stories.get(`/case-study/${slug}`);
    return story && { block, story };
  },
  faults: ({ slug }, { hasStory }) =>
    hasStory(slug) ? [] : [[["slug"], `there is no case study content/case-studies/${slug}.md`]],
  // Search finds the case study itself.
  words: () => [],
  // It only links elsewhere, or is used on the site.
  print: () => undefined,
});
