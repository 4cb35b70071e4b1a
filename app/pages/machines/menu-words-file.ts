import { content } from "#app/content/content.server.ts";
import type { MenuWords } from "#app/shell/menu/menu-words.ts";

/** `/menu/words.json`: the few words about each main link of the menus and about each card, by link and by section. */
export function loader() {
  const { menus } = content.navigation;
  const links = menus.flatMap((menu) => menu.links).map(({ link, text }) => [link, text]);
  const cards = menus.map(({ section, card }) => [section, card.description]);
  const words: MenuWords = { links: Object.fromEntries(links), cards: Object.fromEntries(cards) };
  return Response.json(words);
}
