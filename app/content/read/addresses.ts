import { codeRoutePrefixes, codeRoutes } from "#app/values/known-routes.ts";

/**
 * More parts than any page's path has. Each beginning of a path is looked up, and drawn in the breadcrumb of a missing
 * page: a path of a thousand parts would cost a tenth of a second.
 */
export const maxParts = 8;

/** The paths that content gives: pages, posts, categories of the blog and case studies. */
export function contentPaths({ pages, posts, categories, stories }: Addressed): string[] {
  const listed = [...posts, ...categories, ...stories].map(({ path }) => path);
  return [...new Set([...Object.keys(pages), ...listed])];
}

/** Every path that answers, for redirects: `/x/*` stands for all below `/x`. */
export function knownPaths(content: Addressed): string[] {
  return [...contentPaths(content), ...codeRoutes, ...codeRoutePrefixes.map((path) => `${path}/*`)];
}

/** What has addresses. */
type Addressed = {
  pages: Record<string, unknown>;
  posts: { path: string }[];
  categories: { path: string }[];
  stories: { path: string }[];
};
