import { content } from "#app/content/content.server.ts";
import { placesOutside } from "#app/content/read/places-outside.ts";
import type { Page } from "#app/content/schema/page.schema.ts";
import type { Section } from "#app/values/names.ts";

type Place = { path: string; name: string };
export type Family = { name: string; section: Section; places: readonly Place[] };

/** Every indexable page by its menu; then posts, case studies, files. */
export function siteFamilies(): Family[] {
  const listed = content.pages.filter((page) => !page.noindex).sort(byName);
  const ofMenus = content.navigation.menus.map(({ name, section }): Family => {
    const places = listed.filter((page) => familyOf(page) === section);
    return {
      name,
      section,
      places: [...places, ...placesOutside.filter((place) => place.section === section)],
    };
  });
  const posts = content.posts.map(({ path, title }) => ({ path, name: title }));
  return [
    ...ofMenus,
    { name: "Posts", section: "library", places: [...listed.filter(isCategory), ...posts] },
    { name: "Case studies", section: "library", places: content.storyCards },
    { name: "Files and feeds", section: "company", places: files },
  ];
}

const files: Place[] = [
  { path: "/profile.pdf", name: "Company profile (PDF)" },
  { path: "/education-profile.pdf", name: "Profile for educators (PDF)" },
  { path: "/profile/papers.pdf", name: "Specimens of our papers (PDF)" },
  { path: "/blog.rss", name: "Posts as RSS" },
  { path: "/blog.atom", name: "Posts as Atom" },
  { path: "/sitemap.xml", name: "Sitemap for machines" },
];

function familyOf(page: Page): Section | undefined {
  if (page.kind === "home") return "company";
  return isCategory(page) || page.story ? undefined : page.section;
}

function isCategory({ path }: Place): boolean {
  return path.startsWith("/blog/category/");
}

/** Overview pages come before the pages they lead to. */
function byName(a: Page, b: Page): number {
  return Number(leads(b)) - Number(leads(a)) || a.name.localeCompare(b.name, "en");
}

function leads({ kind }: Page): boolean {
  return kind === "home" || kind === "hub";
}
