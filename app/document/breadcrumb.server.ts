import { content } from "#app/content/content.server.ts";
import { maxParts } from "#app/content/read/addresses.ts";
import { capital } from "#app/values/capital.ts";
import type { Crumb } from "./facts.ts";

/**
 * The path from the home page to a page. A part with a page is a link under that page's name; a part without one
 * (`shop`, `form`, `category`) is plain text.
 */
export function breadcrumbOf(path: string): Crumb[] {
  const crumbs: Crumb[] = [{ name: "Home", path: "/" }];
  let prefix = "";
  for (const segment of path.split("/").filter(Boolean).slice(0, maxParts)) {
    prefix += `/${segment}`;
    const name = content.nameAt(prefix);
    crumbs.push(name ? { name, path: prefix } : { name: inWords(segment) });
  }
  return crumbs;
}

function inWords(segment: string): string {
  const words = decode(segment)
    .replaceAll(/[-_+]+/g, " ")
    .trim()
    .slice(0, 60);
  return capital(words);
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
