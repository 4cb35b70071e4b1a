import { content } from "#app/content/content.server.ts";
import { placesOutside } from "#app/content/places-outside.ts";

export type Listed = { path: string; title: string; description: string; updated: string };

/** Every page that answers 200 at its canonical address and that search engines may list, once. */
export function listedPages(): Listed[] {
  const newest = content.posts.reduce((day, post) => later(day, changed(post)), "");
  const pages = content.pages
    .filter((page) => !page.noindex)
    .map(({ path, title, description, updated }) => {
      const posts = content.posts.filter((post) => path === `/blog/category/${post.category}`);
      const listing = path === "/blog" ? newest : posts.reduce((day, post) => later(day, changed(post)), "");
      return { path, title, description, updated: later(updated, listing) };
    });
  const posts = content.posts.map((post) => ({ ...pick(post), updated: changed(post) }));
  const stories = content.stories.map((story) => ({ ...pick(story), updated: story.updated }));
  return [
    ...pages,
    ...posts,
    ...stories,
    ...placesOutside.map((place) => ({ ...pick(place), updated: place.updated })),
  ];
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
