import type { ShareLook, ShareSource } from "#app/share/share-sources.tsx";
import type { Drawings } from "./release/drawings.ts";
import type { SiteFile } from "./release/site-file.ts";
import { storedPlate } from "./release/stored-plate.ts";
import type { Fonts } from "./share/draw-share-picture.ts";

const limitBytes = 60_000;

/**
 * The pictures of link previews, 1200 x 630, one a page. The brand is drawn over a plate without it, because drawing
 * all plates again takes ten times as long.
 */
export async function sharePictures(
  sources: ShareSource[],
  { brand, mark }: ShareLook,
  release: string,
  drawings: Drawings,
): Promise<SiteFile[]> {
  const draws = once(() => import("./share/draw-share-picture.ts"));
  const fonts = once(loadFonts);
  const cover = once(async () => (await draws()).drawBrand(brand, await fonts()));
  return inPairs(sources, async (source): Promise<SiteFile> => {
    const path = source.file;
    const plate = await storedPlate("share", path, [mark, source], { release, drawings }, async () =>
      (await draws()).drawSharePlate(source, mark, await fonts()),
    );
    const body = await drawings.get("share", path, [brand, plate.key], async () =>
      (await draws()).completeSharePicture(plate.picture, await cover()),
    );
    if (body.length > limitBytes)
      throw new Error(`${path} has ${body.length} bytes, more than ${limitBytes}`);
    return { path, type: "image/png", cache: "public, max-age=86400", body };
  });
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Loaded with the first picture that must be drawn: most releases change none. */
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
