import type { ShareLook, ShareSource } from "#app/share/share-sources.tsx";
import type { Drawings } from "./release/drawings.ts";
import type { SiteFile } from "./release/site-file.ts";
import type { Fonts } from "./share/draw-share-picture.ts";

const limitBytes = 60_000;

/** The pictures that link previews show, 1200 x 630, one a page. */
export async function sharePictures(
  sources: ShareSource[],
  look: ShareLook,
  drawings: Drawings,
): Promise<SiteFile[]> {
  let fonts: Promise<Fonts> | undefined;
  const draw = async (source: ShareSource) => {
    fonts ??= loadFonts();
    const { drawSharePicture } = await import("./share/draw-share-picture.ts");
    const picture = await drawSharePicture(source, look, await fonts);
    if (picture.length > limitBytes)
      throw new Error(`${source.file} has ${picture.length} bytes, more than ${limitBytes}`);
    return picture;
  };
  return inPairs(sources, async (source): Promise<SiteFile> => {
    const path = source.file;
    const body = await drawings.get("share", path, [look, source], () => draw(source));
    return { path, type: "image/png", cache: "public, max-age=86400", body };
  });
}

/** What draws is loaded with the first picture that is not drawn yet: most releases change none. */
async function loadFonts(): Promise<Fonts> {
  const { fontForDrawing } = await import("./build-font.ts");
  const [medium, semibold] = await Promise.all([fontForDrawing(500), fontForDrawing(600)]);
  return { medium, semibold };
}

/** Two at a time: one is laid out while the other is drawn on another core. */
async function inPairs<T, R>(items: T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < items.length; at = next++) results[at] = await work(items[at] as T);
  };
  await Promise.all([lane(), lane()]);
  return results;
}
