import { sceneNames } from "#app/ui/figures/scene-names.ts";

/** The seven sections of the site. Each has its hue. */
export const sections = [
  "company",
  "services",
  "enterprise",
  "education",
  "creators",
  "apple",
  "library",
] as const;

/** The drawn scenes that `art` can name. */
export const arts = sceneNames;

/** The icons that `icon` can name. */
export const icons = [
  "arrow",
  "check",
  "shield",
  "box",
  "truck",
  "key",
  "cloud",
  "people",
  "chart",
  "clock",
  "rupee",
  "wrench",
  "laptop",
  "tablet",
  "phone",
  "school",
  "leaf",
  "pencil",
  "cube",
  "plug",
  "lock",
  "refresh",
  "map",
  "chat",
  "star",
  "book",
  "calendar",
  "search",
  "close",
  "menu",
  "mail",
  "download",
  "external",
  "back",
] as const;

/** The grounds a block can stand on. */
export const tones = ["paper", "plate", "night"] as const;

export type Section = (typeof sections)[number];
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

/** The categories of the blog. */
export const postCategories = ["enterprise", "education", "creators", "service", "company"] as const;

/** The fields by which case studies are filtered, spelt as in `/case-study?filter=Education`. */
export const storyFields = ["Enterprise", "Education", "Creators", "Service"] as const;

/** The series of events. */
export const eventSeries = ["bep", "tech-series"] as const;

export type PostCategory = (typeof postCategories)[number];
export type StoryField = (typeof storyFields)[number];
