import { createRedirects } from "./compile/redirects.ts";
import type { Content } from "./content.ts";
import { contentPaths, knownPaths } from "./read/addresses.ts";
import type { Page } from "./schema/page.schema.ts";
import type { Post } from "./schema/post.schema.ts";
import type { Story } from "./schema/story.schema.ts";

/** The site's compiled content, and ways to look things up in it. */
export type SiteContent = ReturnType<typeof siteContent>;

/** Compiled content with its look-ups. */
export function siteContent(compiled: Content) {
  const posts = new Map(compiled.posts.map((post) => [post.slug, post]));
  const stories = new Map(compiled.stories.map((story) => [story.slug, story]));
  const pages = new Map(Object.entries(compiled.pages));
  const names = new Map([
    ...compiled.categories.map(({ path, name }) => [path, name] as const),
    ...compiled.stories.map(({ path, name }) => [path, name] as const),
    ...compiled.posts.map(({ path, title }) => [path, title] as const),
    ...[...pages].map(([path, { name }]) => [path, name] as const),
  ]);
  return {
    site: compiled.site,
    /** What quotations are taxed by and paid to. */
    registration: compiled.registration,
    claims: compiled.claims,
    navigation: compiled.navigation,
    announcement: compiled.announcement,
    /** When and where times can be booked. */
    booking: compiled.booking,
    /** Launch days and products for reservation. */
    shop: compiled.shop,
    /** What people type into the search, and what it means. */
    search: compiled.search,
    /** Shown posts, newest first. */
    posts: compiled.posts,
    /** The categories of the shown posts. */
    categories: compiled.categories,
    stories: compiled.stories,
    /** All case studies, including those that are pages with their own address. */
    storyCards: compiled.storyCards,
    jobs: compiled.jobs,
    events: compiled.events,
    /** The text of the pages outside the application, by path. */
    outside: compiled.outside,
    /** When a publish, expiry or event date next changes the content (UTC). */
    nextChange: compiled.nextChange,
    /** All pages. */
    pages: [...pages.values()],
    page: (path: string): Page | undefined => pages.get(path),
    post: (slug: string): Post | undefined => posts.get(slug),
    story: (slug: string): Story | undefined => stories.get(slug),
    /** The post at an address. */
    postAt: (path: string): Post | undefined => compiled.posts.find((post) => post.path === path),
    /** What the page, post, case study or blog category at an address is called. */
    nameAt: (path: string): string | undefined => names.get(path),
    /** Every path from content: pages, posts, blog categories, case studies. */
    paths: (): string[] => contentPaths(compiled),
    /** The redirect for a request, if any. */
    redirect: createRedirects(compiled.redirects, knownPaths(compiled)),
  };
}
