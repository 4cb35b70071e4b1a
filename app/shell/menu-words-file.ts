import { content } from "#app/content/content.server.ts";

/** `/menu/words.json`: link -> the few words about what is there, for the main links of the menus. */
export function loader() {
  const links = content.navigation.menus.flatMap((menu) => menu.links);
  return Response.json(Object.fromEntries(links.map(({ link, text }) => [link, text])));
}
