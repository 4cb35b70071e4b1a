import { type DetailName, details } from "#app/figures/detail-names.ts";
import { pictureNames } from "#app/figures/picture-names.ts";
import { sceneNames } from "#app/figures/scene-names.ts";
import { type Section, sections } from "#app/figures/sections.ts";
import { iconNames } from "#app/ui/icon-names.ts";

export { type Section, sections };

/** The drawn scenes that `art` can name. */
export const arts = sceneNames;

/** The rendered pictures that `picture` can name. */
export { pictureNames };

/** The details of rendered pictures, which cards of the menus can name. */
export const detailNames = Object.keys(details) as DetailName[];

/** The icons that `icon` can name: all but the one of error texts. */
export const icons = iconNames.filter((name) => name !== "alert");

/** The grounds a block can stand on. */
export const tones = ["paper", "plate", "night"] as const;

export type Art = (typeof arts)[number];
export type Tone = (typeof tones)[number];

/** What a page is for; decides its structured data and its place in the sitemap. */
export const pageKinds = [
  "home",
  "hub",
  "offer",
  "tool",
  "form",
  "company",
  "legal",
  "campaign",
  "utility",
] as const;

/** The kinds of page for visitors with a task. */
export const taskKinds: readonly string[] = ["tool", "form"] satisfies (typeof pageKinds)[number][];

/** The categories of the blog. */
export const postCategories = ["enterprise", "education", "creators", "service", "company"] as const;

/** The fields by which case studies are filtered, spelt as in `/case-study?filter=Education`. */
export const storyFields = ["Enterprise", "Education", "Creators", "Service"] as const;

/** The series of events. */
export const eventSeries = ["bep", "tech-series"] as const;

export type PostCategory = (typeof postCategories)[number];
export type StoryField = (typeof storyFields)[number];
