import { compiled } from "virtual:content";
import { createRedirects } from "./compile/redirects.ts";
import { contentPaths, knownPaths } from "./read/addresses.ts";
import type { Page } from "./schema/page.schema.ts";
import type { Post } from "./schema/post.schema.ts";
import type { Story } from "./schema/story.schema.ts";

const posts = new Map(compiled.posts.map((post) => [post.slug, post]));
const stories = new Map(compiled.stories.map((story) => [story.slug, story]));
const pages = new Map(Object.entries(compiled.pages));

/** The site's content: the data of `content/`, and ways to look things up in it. */
export const content = {
  site: compiled.site,
  claims: compiled.claims,
  navigation: compiled.navigation,
  announcement: compiled.announcement,
  /** When and where a time can be booked. */
  booking: compiled.booking,
  /** Launch days and products that can be reserved. */
  shop: compiled.shop,
  /** What people type into the search, and what it means. */
  search: compiled.search,
  /** Shown posts, newest first. */
  posts: compiled.posts,
  /** The categories of the shown posts. */
  categories: compiled.categories,
  stories: compiled.stories,
  /** All case studies, also those that are pages with an address of their own. */
  storyCards: compiled.storyCards,
  jobs: compiled.jobs,
  events: compiled.events,
  /** What the pages outside the application say, by path. */
  outside: compiled.outside,
  /** When a publish, expiry or event date next changes what is shown (UTC). */
  nextChange: compiled.nextChange,
  /** All pages. */
  pages: [...pages.values()],
  page: (path: string): Page | undefined => pages.get(path),
  post: (slug: string): Post | undefined => posts.get(slug),
  story: (slug: string): Story | undefined => stories.get(slug),
  /** Every path that content gives: pages, posts, blog categories, case studies. */
  paths: (): string[] => contentPaths(compiled),
  /** Where a request is sent instead of being answered, if anywhere. */
  redirect: createRedirects(compiled.redirects, knownPaths(compiled)),
};
