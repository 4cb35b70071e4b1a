import { renderToStaticMarkup } from "react-dom/server";
import { content } from "#app/content/content.server.ts";
import { placesOutside } from "#app/content/read/places-outside.ts";
import type { Page } from "#app/content/schema/page.schema.ts";
import { drawnPicture } from "#app/document/share-picture.server.ts";
import { figurePath, figureReach, groundTile, tileSize } from "#app/figures/kolam-path.ts";
import { pictureOf } from "#app/figures/picture-files.ts";
import { Scene } from "#app/figures/scene.tsx";
import type { Art, Section } from "#app/values/names.ts";

/** The input for drawing a page's picture for link previews (scripts/share-pictures.ts). */
export type ShareSource = {
  /** The path of the picture. */
  file: string;
  title: string;
  /** A word on the page's place in the site. */
  label: string;
  section: Section;
  /** The scene, as an SVG document. */
  scene: string;
  /** The page's kolam as an endless ground. */
  kolam: { line: string; dots: string; size: number };
};

/** The look that all pictures share. */
export type ShareLook = { brand: string; mark: Mark };

/** The mark of the site: the smallest kolam, grown from the home page, around 0 0. */
export type Mark = { line: string; dots: string; reach: number };

/** The brand and its mark in every picture. */
export function shareLook(): ShareLook {
  const mark = { ...figurePath("/", 1), reach: figureReach(1) };
  return { brand: content.site.name, mark };
}

/** The pages whose picture is drawn: those without a rendered one. */
export function shareSources(): ShareSource[] {
  const { pages, posts, stories } = content;
  const drawn = <Of extends Place>(places: readonly Of[]) => places.filter(({ path }) => !pictureOf(path));
  return [
    ...drawn(pages).map(drawnSource),
    ...posts.map((post) => source(post, `Blog · ${post.categoryName}`)),
    ...drawn(stories).map((story) => source(story, story.sample ? "Sample story" : "Story")),
    ...drawn(placesOutside).map((place) => source(place, menuOf(place.section))),
  ];
}

/** What a page's picture and the cover of its PDF are drawn from. */
export function drawnSource(page: Page): ShareSource {
  return source(page, page.kind === "home" ? "" : menuOf(page.section));
}

function menuOf(section: Section): string {
  return content.navigation.menus.find((menu) => menu.section === section)?.name ?? "";
}

type Place = { path: string; title: string; section: Section; art: Art };

function source({ path, title, section, art }: Place, label: string): ShareSource {
  return {
    file: drawnPicture(path),
    title,
    label,
    section,
    scene: renderToStaticMarkup(<Scene name={art} />),
    kolam: { ...groundTile(path), size: tileSize },
  };
}
