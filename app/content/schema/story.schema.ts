import * as v from "valibot";
import type { Card, StoryCard } from "#app/content/compile/cards.ts";
import type { Heading, Html } from "#app/values/markdown.ts";
import { pictureNames, storyFields } from "#app/values/names.ts";
import { action, art, day, list, picture, sitePath, text } from "#app/values/values.schema.ts";
import { checked } from "./checked.schema.ts";

/** The front matter of `content/case-studies/<slug>.md`. */
export const storySchema = v.strictObject({
  /** The title, also the h1; names the sector, not the customer. Unique. */
  title: v.pipe(text(70), v.minLength(15)),
  /** One sentence for cards and search results. Unique. */
  description: v.pipe(text(160), v.minLength(70)),
  /** The short name in the breadcrumb and in cards. */
  name: text(32),
  /** The field by which the index filters. */
  field: v.picklist(storyFields),
  /** The sector of the organization: "Software services". */
  sector: text(40),
  /** The scene of the story, in its share picture. */
  art,
  /** The rendered picture in its head, in place of the scene. */
  picture: v.optional(picture),
  /** The detail on the cards that lead to it; without it the picture. */
  card: v.optional(v.picklist(pictureNames)),
  /** Shows the label "Sample story". */
  sample: v.optional(v.boolean(), false),
  /** The day of the last change that matters to a reader. */
  updated: day,
  /** Facts that can become untrue, each with its source and the day it was looked up. */
  checked: v.optional(checked),
  /** The sample in short: figures of its text, shown large. */
  facts: v.optional(list(v.strictObject({ figure: text(12), words: text(60) }), 3, 4)),
  /** Paths of the services used. */
  services: list(sitePath, 1, 5),
  /** The button in the head and at the end. */
  offer: action,
});

export type AuthoredStory = v.InferOutput<typeof storySchema>;

/** A case study as it is shown. */
export type Story = StoryCard & {
  slug: string;
  /** The rendered picture in its head. */
  head: AuthoredStory["picture"];
  updated: string;
  /** Reading time. */
  minutes: number;
  facts: { figure: string; words: string }[];
  services: Card[];
  offer: { label: string; to: string };
  html: Html;
  headings: Heading[];
};
