import { content } from "#app/content/content.server.ts";
import type { Post } from "#app/content/schema/post.schema.ts";
import { searchSite } from "#app/search/search.server.ts";
import { maxQuery } from "#app/search/site-index.ts";
import { type PageOf, pageOf } from "./page-of.server.ts";

export const postsAPage = 10;

/** The posts on one page of a list, with their position in the whole list. */
export type PostSelection = Omit<PageOf<Post>, "items"> & { posts: Post[]; query: string };

/** Selects posts by `?q=`, `?page=` and category. A page beyond the last throws the 404 page. */
export function selectPosts(url: URL, category: string | undefined): PostSelection {
  const query = (url.searchParams.get("q") ?? "").trim().slice(0, maxQuery);
  const found = query ? postsFor(query) : content.posts;
  const posts = found.filter((post) => !category || post.category === category);
  const { items, ...place } = pageOf(posts, url, postsAPage);
  return { posts: items, ...place, query };
}

/** The best answers first. */
function postsFor(query: string): Post[] {
  return searchSite(query).flatMap(({ path }) => content.posts.find((post) => post.path === path) ?? []);
}
