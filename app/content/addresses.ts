import type { Content } from "./content.ts";
import { codeRoutePrefixes, codeRoutes } from "./known-routes.ts";

/** The paths that content gives: pages, posts, categories of the blog and case studies. */
export function contentPaths({ pages, posts, categories, stories }: Content): string[] {
  const listed = [...posts, ...categories, ...stories].map(({ path }) => path);
  return [...Object.keys(pages), ...listed];
}

/** Every path that answers, for redirects: `/x/*` stands for all below `/x`. */
export function knownPaths(content: Content): string[] {
  return [...contentPaths(content), ...codeRoutes, ...codeRoutePrefixes.map((path) => `${path}/*`)];
}
