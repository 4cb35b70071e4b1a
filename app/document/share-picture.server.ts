import { ofContent } from "#app/content/content.server.ts";
import { placesOutside } from "#app/content/read/places-outside.ts";
import { pictureFile, pictureOf } from "#app/figures/picture-files.ts";

const drawn = ofContent((shown) => new Set([...shown.paths(), ...placesOutside.map(({ path }) => path)]));

/**
 * The path of a page's picture for link previews: its rendered picture, otherwise one drawn for it; the home page's if
 * it has neither.
 */
export function sharePicture(path: string): string {
  const shown = drawn().has(path) ? path : "/";
  const rendered = pictureOf(shown);
  if (rendered) return pictureFile(rendered, "share.jpg");
  return drawnPicture(shown);
}

/** The address path of the picture that is drawn for a page. */
export function drawnPicture(path: string): string {
  return `/share${path === "/" ? "/index" : encodeURI(path)}.png`;
}
