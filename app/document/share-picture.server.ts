import { ofContent } from "#app/content/content.server.ts";
import { placesOutside } from "#app/content/read/places-outside.ts";

const drawn = ofContent((shown) => new Set([...shown.paths(), ...placesOutside.map(({ path }) => path)]));

/** The address path of the picture that link previews show of a page; the home page's where it has none. */
export function sharePicture(path: string): string {
  return `/share${path === "/" || !drawn().has(path) ? "/index" : encodeURI(path)}.png`;
}
