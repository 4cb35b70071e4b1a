import { codeRoutePrefixes, codeRoutes } from "#app/values/known-routes.ts";

/**
 * More segments than any page's path has. Each prefix of a path is looked up and shown in the breadcrumb of a missing
 * page: a path of a thousand segments would cost a tenth of a second.
 */
export const maxParts = 8;

/** All paths from content: pages, posts, blog categories and case studies. */
export function contentPaths({ pages, posts, categories, stories }: Addressed): string[] {
  const listed = [...posts, ...categories, ...stories].map(({ path }) => path);
  return [...new Set([...Object.keys(pages), ...listed])];
}

/** Every existing path, for redirects: `/x/*` covers everything below `/x`. */
export function knownPaths(content: Addressed): string[] {
  return [...contentPaths(content), ...codeRoutes, ...codeRoutePrefixes.map((path) => `${path}/*`)];
}

/** Content that has addresses. */
type Addressed = {
  pages: Record<string, unknown>;
  posts: { path: string }[];
  categories: { path: string }[];
  stories: { path: string }[];
};
