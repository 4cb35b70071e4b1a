import type { Authored, Entry } from "#app/content/read/authored.ts";
import type { AuthoredStory, Story } from "#app/content/schema/story.schema.ts";
import type { Section, StoryField } from "#app/values/names.ts";
import { cardPicture } from "./card-picture.ts";
import type { Card, StoryCard } from "./cards.ts";
import { readingMinutes } from "./reading-minutes.ts";

/** The section whose hue a story's field uses. */
const sectionOf = {
  Enterprise: "enterprise",
  Education: "education",
  Creators: "creators",
  Service: "services",
} as const satisfies Record<StoryField, Section>;

type Teased = Pick<
  AuthoredStory,
  "name" | "title" | "description" | "field" | "sector" | "art" | "card" | "picture" | "sample"
>;

/** The case studies that are pages with their own address. */
export function pageStories(pages: Authored["pages"]): StoryCard[] {
  return [...pages].flatMap(([path, { value }]) =>
    value.story ? storyCard(path, { ...value, ...value.story, card: cardPicture(value) }) : [],
  );
}

/** A case study in a teaser. */
export function storyCard(path: string, story: Teased): StoryCard {
  const { name, title, description, field, sector, art, sample, card, picture: head } = story;
  const picture = card ?? head?.name;
  const section = sectionOf[field];
  return { path, name, title, description, field, sector, art, picture, section, sample };
}

/** A case study with its text rendered. */
export function compileStory(
  path: string,
  { value, text }: Entry<AuthoredStory>,
  cards: Map<string, Card>,
): Story {
  return {
    ...storyCard(path, value),
    head: value.picture,
    slug: path.slice("/case-study/".length),
    updated: value.updated,
    minutes: readingMinutes(text.html),
    facts: value.facts ?? [],
    services: value.services.flatMap((service) => cards.get(service) ?? []),
    offer: value.offer,
    html: text.html,
    headings: text.headings,
  };
}
