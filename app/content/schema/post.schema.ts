import * as v from "valibot";
import type { Card, PostCard } from "#app/content/compile/cards.ts";
import type { Heading, Html } from "#app/values/markdown.ts";
import { pictureNames, postCategories } from "#app/values/names.ts";
import { action, art, day, list, picture, section, sitePath, text } from "#app/values/values.schema.ts";
import { type CheckedFact, checked } from "./checked.schema.ts";

/** The front matter of `content/blog/<slug>.md`. */
export const postSchema = v.strictObject({
  /** The title, also the h1. Unique. */
  title: v.pipe(text(70), v.minLength(15)),
  /** One sentence for lists, feeds and search results. Unique. */
  description: v.pipe(text(160), v.minLength(70)),
  /** The category, which is also a page: /blog/category/<category>. */
  category: v.picklist(postCategories),
  /** Who wrote it, a person who agreed to be named. Without one it is from the company's team. */
  author: v.optional(text(60)),
  /** The day from which the post is shown. */
  published: day,
  /** The day of the last change that matters to a reader. */
  updated: v.optional(day),
  /** Facts that can become untrue, each with its source and the day it was looked up; listed at the post's end. */
  checked: v.optional(checked),
  /** The day from which the post is no longer shown. */
  expires: v.optional(day),
  /** The scene of the post, in its share picture. */
  art,
  /** The rendered picture in its head, in place of the scene. */
  picture: v.optional(picture),
  /** The detail on the cards that lead to it; without it the picture. */
  card: v.optional(v.picklist(pictureNames)),
  /** The section whose hue the post has. */
  section,
  /** What a reader may want to do, below the contents. */
  step: v.optional(action),
  /** Paths of pages, posts or case studies to read next. */
  related: v.optional(list(sitePath, 0, 4), []),
});

export type AuthoredPost = v.InferOutput<typeof postSchema>;

/** A post as it is shown. */
export type Post = PostCard & {
  slug: string;
  /** The rendered picture in its head. */
  head: AuthoredPost["picture"];
  /** Who wrote it; without one it is from the company's team. */
  author: string | undefined;
  step: AuthoredPost["step"];
  updated: string | undefined;
  /** Where its facts about others were looked up. */
  sources: CheckedFact[];
  html: Html;
  headings: Heading[];
  related: Card[];
  /** The post published before this one. */
  previous: { path: string; title: string } | undefined;
  /** The post published after this one. */
  next: { path: string; title: string } | undefined;
};

/** A category that has at least one post. */
export type PostCategoryPage = { category: PostCard["category"]; name: string; path: string; count: number };
