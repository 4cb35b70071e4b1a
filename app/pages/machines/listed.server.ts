import type { Block } from "#app/blocks/blocks.ts";
import { content } from "#app/content/content.server.ts";
import { placesOutside } from "#app/content/read/places-outside.ts";
import type { Page } from "#app/content/schema/page.schema.ts";

export type Listed = { path: string; title: string; description: string; updated: string };

/** Every indexable page that answers 200 at its canonical URL, once. */
export function listedPages(): Listed[] {
  const pages = content.pages
    .filter((page) => !page.noindex)
    .map((page) => ({ ...pick(page), updated: daysOnPage(page).reduce(later, page.updated) }));
  const posts = content.posts.map((post) => ({ ...pick(post), updated: changed(post) }));
  const stories = content.stories.map((story) => ({ ...pick(story), updated: story.updated }));
  return [
    ...pages,
    ...posts,
    ...stories,
    ...placesOutside.map((place) => ({ ...pick(place), updated: place.updated })),
  ];
}

/** Dates of the entries a page lists: a new post also changes the home page. */
function daysOnPage({ path, blocks }: Page): string[] {
  if (path === "/blog") return content.posts.map(changed);
  if (path === "/case-study") return content.storyCards.map(storyDay);
  const posts = content.posts.filter(({ category }) => path === `/blog/category/${category}`);
  return [...posts.map(changed), ...blocks.flatMap(daysOf)];
}

function daysOf(block: Block): string[] {
  switch (block.block) {
    case "posts":
      return block.posts.flatMap(({ path }) =>
        content.posts.filter((post) => post.path === path).map(changed),
      );
    case "story":
      return [storyDay(block.story)];
    case "jobs":
      return block.jobs.map(({ published }) => published);
    case "events":
      return block.events.flatMap(({ published }) => published ?? []);
    default:
      return [];
  }
}

function storyDay({ path }: { path: string }): string {
  return [...content.stories, ...content.pages].find((story) => story.path === path)?.updated ?? "";
}

/** The day on which a post last changed. */
export function changed(post: { published: string; updated?: string | undefined }): string {
  return post.updated ?? post.published;
}

function pick({ path, title, description }: Omit<Listed, "updated">) {
  return { path, title, description };
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}
