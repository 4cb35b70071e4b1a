import * as v from "valibot";
import type { PostCard } from "#app/content/compile/cards.ts";
import { postCategories } from "#app/values/names.ts";
import { text } from "#app/values/values.schema.ts";

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
