import { content } from "#app/content/content.server.ts";
import type { Post } from "#app/content/schema/post.schema.ts";
import { missing } from "#app/document/missing.server.ts";
import { searchSite } from "#app/search/search.server.ts";
import { maxQuery } from "#app/search/site-index.ts";

export const postsAPage = 10;

/** The posts on one page of a list, with their position in the whole list. */
export type PostSelection = { posts: Post[]; total: number; page: number; pages: number; query: string };

/**
 * Selects posts by `?q=`, `?page=` and category.
 * A page beyond the last throws the 404 page; an invalid number is page 1.
 */
export function selectPosts(url: URL, category: string | undefined): PostSelection {
  const query = (url.searchParams.get("q") ?? "").trim().slice(0, maxQuery);
  const found = query ? postsFor(query) : content.posts;
  const posts = found.filter((post) => !category || post.category === category);
  const pages = Math.max(1, Math.ceil(posts.length / postsAPage));
  const asked = url.searchParams.get("page") ?? "";
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
  if (page > pages) throw missing(url.pathname);
  const first = (page - 1) * postsAPage;
  return { posts: posts.slice(first, first + postsAPage), total: posts.length, page, pages, query };
}

/** The best answers first. */
function postsFor(query: string): Post[] {
  return searchSite(query).flatMap(({ path }) => content.posts.find((post) => post.path === path) ?? []);
}
