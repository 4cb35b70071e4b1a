import { readContent } from "#app/content/read/reader.ts";

// Tests read the content of today, because its owner may change any word of it.
const { content } = readContent(process.cwd(), new Date());
if (!content) throw new Error("content/ must be mended before it can be tested: npm run content");

export const { site, announcement } = content;
const { navigation, pages } = content;

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
