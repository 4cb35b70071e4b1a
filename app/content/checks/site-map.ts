import { readdirSync } from "node:fs";
import { join } from "node:path";
import { kindOf } from "#app/blocks/blocks.ts";
import { createRedirects, type Redirect } from "#app/content/compile/redirects.ts";
import { knownPaths } from "#app/content/read/addresses.ts";
import type { Authored, Entry } from "#app/content/read/authored.ts";
import { blockIds } from "#app/content/read/block-ids.ts";
import { isShown } from "#app/dates/event-dates.ts";
import { codeRoutePrefixes, codeRoutes, generatedFiles } from "#app/values/known-routes.ts";
import { specPaths } from "./spec-paths.ts";

/** When something is shown; an open end is absent. */
export type Dates = { published?: string | undefined; expires?: string | undefined };

/** What each address of the site leads to, for checking links. */
export type SiteMap = {
  /** Whether anything responds at a path. */
  answers(path: string): boolean;
  /** Whether the specification requires a path that does not exist yet; reported once, not for each link. */
  isMissing(path: string): boolean;
  /** The anchors of a content address; undefined where code defines them. */
  anchors(path: string): Set<string> | undefined;
  /** When a post is shown. */
  dates(path: string): Dates | undefined;
  /** Whether a card can show this path. */
  hasCard(path: string): boolean;
  redirect(path: string): Redirect | undefined;
  /** All addresses of content and code, for suggestions. */
  addresses: string[];
};

/** Builds the site map; `today` decides which posts are shown. */
export function createSiteMap(authored: Authored, root: string, today: string): SiteMap {
  const { pages, posts, stories, faulty, redirects } = authored;
  const lasting = [...posts.values()].filter(({ value }) => isShown(value, today) && !value.expires);
  const categories = lasting.map(({ value }) => ({ path: `/blog/category/${value.category}` }));
  const found = [...posts.keys(), ...stories.keys(), ...faulty].map((path) => ({ path }));
  const addresses = knownPaths({ pages: Object.fromEntries(pages), posts: found, categories, stories: [] });
  const known = new Set<string>([...addresses, ...generatedFiles, ...publicFiles(root)]);
  const redirect = createRedirects(redirects?.value ?? [], addresses);
  const answers = (path: string) =>
    known.has(path) || codeRoutePrefixes.some((prefix) => path.startsWith(`${prefix}/`));
  return {
    answers,
    isMissing: (path) => specPaths.includes(path) && !answers(path) && !redirect(path, ""),
    anchors(path) {
      if ((codeRoutes as readonly string[]).includes(path)) return undefined;
      const page = pages.get(path);
      const text: Entry<unknown>["text"] | undefined = (page ?? posts.get(path) ?? stories.get(path))?.text;
      if (!text) return undefined;
      const blocks = page?.value.blocks ?? [];
      return new Set([
        ...blockIds(blocks),
        ...blocks.flatMap((block) => kindOf(block).anchors?.(block) ?? []),
        ...text.headings.map((heading) => heading.id),
      ]);
    },
    dates: (path) => posts.get(path)?.value,
    hasCard: (path) => pages.has(path) || posts.has(path) || stories.has(path) || faulty.has(path),
    redirect: (path) => redirect(path, ""),
    addresses: addresses.filter((path) => !path.endsWith("*")),
  };
}

function publicFiles(root: string): string[] {
  const folder = join(root, "public");
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll("\\", "/"));
  } catch {
    return [];
  }
}
