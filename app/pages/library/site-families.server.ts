import { content } from "#app/content/content.server.ts";
import type { Section } from "#app/content/names.ts";
import { placesOutside } from "#app/content/places-outside.ts";

export type Family = { name: string; section: Section; places: { path: string; name: string }[] };

/** Every page that search engines may list, by the menu it belongs to; then posts, case studies, files. */
export function siteFamilies(): Family[] {
  const listed = content.pages.filter((page) => !page.noindex);
  const ofMenus = content.navigation.menus.map(({ name, section }): Family => {
    const places = listed.filter((page) => page.section === section).sort(byPath);
    return { name, section, places: section === "apple" ? [...places, ...placesOutside] : places };
  });
  const posts = content.posts.map(({ path, title }) => ({ path, name: title }));
  return [
    ...ofMenus,
    { name: "Posts", section: "library", places: posts },
    { name: "Case studies", section: "library", places: content.stories },
    { name: "Files and feeds", section: "company", places: files },
  ];
}

const files = [
  { path: "/profile.pdf", name: "Company profile (PDF)" },
  { path: "/education-profile.pdf", name: "Profile for educators (PDF)" },
  { path: "/blog.rss", name: "Posts as RSS" },
  { path: "/blog.atom", name: "Posts as Atom" },
  { path: "/sitemap.xml", name: "Sitemap for machines" },
];

function byPath(a: { path: string }, b: { path: string }): number {
  return a.path.localeCompare(b.path, "en");
}
