import { contentOfToday } from "./content-of-today.ts";

const { navigation, pages, ...content } = contentOfToday();
export const { site, announcement, shop } = content;

/** The title of a page, by its path. */
export function titleOf(path: string): string {
  return pages[path]?.title ?? "";
}

/** The menu of a section. */
export function menuOf(section: string) {
  const menu = navigation.menus.find((menu) => menu.section === section);
  if (!menu) throw new Error(`No menu of content/navigation.yaml has the section ${section}.`);
  return menu;
}

/** The link of a window that may be empty just now. */
export function linkOf(shown: { link: string } | undefined): string {
  if (!shown) throw new Error("The announcement is empty; this test has nothing to look at.");
  return shown.link;
}
