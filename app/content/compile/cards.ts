import type { PictureName } from "#app/figures/picture-names.ts";
import type { Art, PostCategory, Section, StoryField } from "#app/values/names.ts";

/** A page, post or case study as a card on another page. */
export type Card = {
  path: string;
  name: string;
  description: string;
  art: Art;
  /** Its rendered picture, in place of the scene. */
  picture?: PictureName | undefined;
  section: Section;
};

/** A post in a list. */
export type PostCard = {
  path: string;
  title: string;
  description: string;
  category: PostCategory;
  categoryName: string;
  /** `2026-11-21`, for `<time datetime>`. */
  published: string;
  /** `21 November 2026`. */
  publishedText: string;
  /** Reading time. */
  minutes: number;
  art: Art;
  /** Its rendered picture, in place of the scene. */
  picture?: PictureName | undefined;
  section: Section;
};

/** A case study in a teaser. */
export type StoryCard = {
  path: string;
  name: string;
  title: string;
  description: string;
  field: StoryField;
  sector: string;
  art: Art;
  /** Its rendered picture, in place of the scene. */
  picture?: PictureName | undefined;
  section: Section;
  sample: boolean;
};
