import { readFileSync } from "node:fs";
import * as v from "valibot";
import { parse } from "yaml";
import { type Block, blockKinds, blockSchema } from "#app/blocks/blocks.ts";
import { resolveBlock } from "#app/content/compile/block.ts";
import type { Content } from "#app/content/content.ts";
import { renderProse } from "#app/values/markdown.ts";
import { art, list, section, text } from "#app/values/values.schema.ts";

const examplesSchema = list(
  v.strictObject({
    /** What the example shows. */
    example: text(90),
    section,
    /** The page's scene, for a hero. */
    art: v.optional(art, "fleet"),
    /** The page's Markdown text, for a body. */
    text: v.optional(v.string(), ""),
    block: blockSchema,
  }),
  2,
  4,
);

export type GalleryBlock = { kind: string; example: string; section: string; path: string; block: Block };

/** The examples of every kind of block from `<kind>/<kind>.examples.yaml`, filled in from the site's content. */
export function galleryBlocks(content: Content): GalleryBlock[] {
  return blockKinds.flatMap(({ schema }) => examplesOf(schema.entries.block.literal, content));
}

function examplesOf(kind: Block["block"], content: Content): GalleryBlock[] {
  const examples = v.parse(
    examplesSchema,
    parse(readFileSync(`app/blocks/${kind}/${kind}.examples.yaml`, "utf8")),
  );
  return examples.flatMap((entry, at) => {
    const path = `/_blocks/${kind}/${at + 1}`;
    const page = { section: entry.section, art: entry.art, sample: false };
    const place = { page, path, text: renderProse(entry.text, { headings: true }) };
    const block = resolveBlock(entry.block, `${kind}-${at + 1}`, place, sourcesOf(content));
    return block ? [{ kind, example: entry.example, section: entry.section, path, block }] : [];
  });
}

function sourcesOf({ site, claims, pages, posts, stories, jobs, events }: Content) {
  const cards = [
    ...Object.values(pages),
    ...posts.map((post) => ({ ...post, name: post.title })),
    ...stories,
  ].map((page) => [page.path, page] as const);
  return {
    site,
    claims,
    posts,
    jobs,
    events,
    cards: new Map(cards),
    stories: new Map(stories.map((story) => [story.path, story])),
  };
}
