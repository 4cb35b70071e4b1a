import { detailWidths } from "./detail-names.ts";
import { type PictureName, pictureNames, pictures } from "./picture-names.ts";
import { type View, views } from "./picture-sizes.ts";

const files = import.meta.glob<string>(["../../art/pictures/*.avif", "../../art/pictures/*.jpg"], {
  query: "?url",
  import: "default",
  eager: true,
});

/** The addresses of a view's widths, for `srcset`; for phones only the small ones. */
export function widthsOf(name: PictureName, view: View, most = Number.POSITIVE_INFINITY): string {
  const widths: readonly number[] = view === "detail" ? detailWidths(name) : views[view].widths;
  return widths
    .filter((width) => width <= most)
    .map((width) => `${pictureFile(name, `${view}-${width}.avif`)} ${width}w`)
    .join(", ");
}

/** The address of a picture's file, which changes with its content. */
export function pictureFile(name: PictureName, file: string): string {
  const address = files[`../../art/pictures/${name}-${file}`];
  if (!address) throw new Error(`${name}-${file} is not in art/pictures: npm run art -- ${name}`);
  return address;
}

/** The picture that was rendered for a page; link previews of the page show it. */
export function pictureOf(path: string): PictureName | undefined {
  return pictureNames.find(
    (name) => pictures[name].page === path && `../../art/pictures/${name}-share.jpg` in files,
  );
}
