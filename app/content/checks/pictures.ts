import { cardPicture } from "#app/content/compile/card-picture.ts";
import type { Authored, Entry } from "#app/content/read/authored.ts";
import type { Problem } from "#app/content/read/source.ts";
import { type PictureName, pictures, sceneOf } from "#app/figures/picture-names.ts";
import { splitLink } from "#app/values/links.ts";
import { linksIn } from "./walk.ts";

type Headed = { art: string; picture?: { name: PictureName } | undefined };

/** Reports a scene shown twice at one address: as its own, in its blocks, or on the card of a related page. */
export function repeatedScenes({ pages, posts, stories }: Authored): Problem[] {
  const cardOf = (path: string) => {
    const page = pages.get(path)?.value;
    const picture = page && cardPicture(page);
    if (picture) return `picture ${sceneOf(picture)}`;
    if (page) return page.art;
    const text = (posts.get(path) ?? stories.get(path))?.value;
    return text?.card ? renderedScene({ name: text.card }) : text && headOf(text);
  };
  const repeated = ([path, entry]: [string, Entry<Headed>], shown: unknown) => {
    const related = new Set(
      [...linksIn(shown)].filter(({ card, to }) => card && to !== path).map(linkTarget),
    );
    const cards = [...related].flatMap((to) => cardOf(to) ?? []);
    const scenes = [headOf(entry.value), ...scenesIn(shown), ...cards];
    const twice = new Set(scenes.filter((scene, at) => scenes.indexOf(scene) < at));
    return [...twice].map((scene) =>
      entry.source.problem(
        ["art"],
        `the scene \`${scene}\` would stand twice on this page, here, in a block or on the card of a related page; choose another`,
      ),
    );
  };
  return [
    ...[...pages].flatMap((page) => repeated(page, page[1].value.blocks)),
    ...[...posts].flatMap((post) => repeated(post, { related: post[1].value.related })),
    ...[...stories].flatMap((story) => repeated(story, { services: story[1].value.services })),
  ];
}

/** The most pages on which one picture may stand: on more it would stand for many different things. */
const mostPages = 3;

/**
 * Reports a picture or detail that more than `mostPages` pages, posts and stories name. A cell that leads to a page and shows
 * its scene is not counted: like a card it stands for that page.
 */
export function overusedPictures({ pages, posts, stories }: Authored): Problem[] {
  const isOfPage = (name: PictureName, path: unknown) => {
    const page = pages.get(path as string)?.value;
    const card = page && cardPicture(page);
    return card !== undefined && sceneOf(card) === sceneOf(name);
  };
  const namedIn = (value: unknown): PictureName[] => {
    if (typeof value !== "object" || value === null || "photo" in value) return [];
    if (!("picture" in value)) return Object.values(value).flatMap(namedIn);
    const { picture, ...others } = value;
    const { name } = picture as { name: PictureName };
    return [...("to" in value && isOfPage(name, value.to) ? [] : [name]), ...namedIn(others)];
  };
  const entries: Entry<object>[] = [...pages.values(), ...posts.values(), ...stories.values()];
  const places = new Map<PictureName, Entry<object>[]>();
  for (const entry of entries)
    for (const name of new Set(namedIn(entry.value))) places.set(name, [...(places.get(name) ?? []), entry]);
  return [...places].flatMap(([name, at]) =>
    at
      .slice(mostPages)
      .map(({ source }) =>
        source.problem(
          [],
          `the picture \`${name}\` stands on ${at.length} pages, and ${mostPages} are the most; choose another`,
        ),
      ),
  );
}

/** Reports a cell whose picture has another hue than the cell, and a post whose picture has another hue than the post. */
export function strangeHues({ pages, posts }: Authored): Problem[] {
  const inCells = [...pages.values()].flatMap(({ value, source }) =>
    value.blocks.flatMap((block, at) =>
      block.block !== "bento"
        ? []
        : block.cells.flatMap(({ picture, section, to }, cell) => {
            const hue = section ?? pages.get(splitLink(to).path)?.value.section ?? value.section;
            const path = ["blocks", at, "cells", cell, "picture"];
            return picture ? [{ picture, hue, path, source }] : [];
          }),
    ),
  );
  const inPosts = [...posts.values()].flatMap(({ value: { picture, card, section }, source }) => [
    ...(picture ? [{ picture, hue: section, path: ["picture"], source }] : []),
    ...(card ? [{ picture: { name: card }, hue: section, path: ["card"], source }] : []),
  ]);
  return [...inCells, ...inPosts].flatMap(({ picture, hue, path, source }) => {
    const own = pictures[picture.name].section;
    return own === hue
      ? []
      : source.problem(
          path,
          `the picture \`${picture.name}\` is in the hue of ${own}, its card in that of ${hue}; choose another`,
        );
  });
}

/** The scene in the head of a post or story, or the drawn scene of a page. */
function headOf({ art, picture }: Headed): string {
  return picture ? renderedScene(picture) : art;
}

function linkTarget({ to }: { to: string }): string {
  return to;
}

/**
 * All scenes of a value, drawn and rendered. Left out: pictures replaced by a photograph, heroes without a rendered
 * picture (which show the page's scene) and post lists.
 */
function scenesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  if ("photo" in value) return [];
  if ("picture" in value) return [renderedScene(value.picture)];
  if ("block" in value && (value.block === "hero" || value.block === "posts")) return [];
  const own = "art" in value && typeof value.art === "string" ? [value.art] : [];
  return [...own, ...Object.values(value).flatMap(scenesIn)];
}

/** A detail counts as the scene it is cut from. The drawn scenes have other names. */
function renderedScene(picture: unknown): string {
  const { name } = picture as { name: PictureName };
  return `picture ${sceneOf(name)}`;
}
