import * as v from "valibot";
import type { PostCard } from "#app/content/compile/cards.ts";
import { postCategories } from "#app/values/names.ts";
import { text } from "#app/values/values.schema.ts";
import { defineBlock } from "../define-block.ts";

/** The latest blog posts. */
export const postsSchema = v.strictObject({
  block: v.literal("posts"),
  heading: text(80),
  /** Only this category. */
  category: v.optional(v.picklist(postCategories)),
  /** How many. */
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(6)), 3),
});

export type PostsBlock = { block: "posts"; id: string; heading: string; posts: PostCard[] };

export const posts = defineBlock<typeof postsSchema, PostsBlock>({
  schema: postsSchema,
  fill: ({ block, heading, category, count }, _place, { posts }) => {
    const chosen = posts.filter((post) => !category || post.category === category);
    return { block, heading, posts: chosen.slice(0, count) };
  },
  // Search finds the posts themselves.
  words: () => [],
  // It only links elsewhere, or is used on the site.
  print: () => undefined,
});
