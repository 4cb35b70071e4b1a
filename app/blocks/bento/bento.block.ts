import * as v from "valibot";
import { splitLink } from "#app/values/links.ts";
import type { Art, Section } from "#app/values/names.ts";
import { art, inline, list, picture, section, text, to } from "#app/values/values.schema.ts";
import { defineBlock } from "../define-block.ts";

/** A board of cells, each a way into one subject. For hubs. */
export const bentoSchema = v.strictObject({
  block: v.literal("bento"),
  heading: text(80),
  /** A sentence under the heading. */
  lede: v.optional(inline(260)),
  /** The first cell as high as two rows, its picture below its words; the others small beside and below it. */
  tall: v.optional(v.boolean(), false),
  cells: list(
    v.strictObject({
      title: text(60),
      text: text(180),
      to,
      /** The words of the link: "How deployment works". */
      label: text(40),
      /** A scene; without it the scene of the page it leads to. */
      art: v.optional(art),
      /** A rendered picture, best a detail, in place of the scene. */
      picture: v.optional(picture),
      /** Sets the hue of the cell; without it the section of the page it leads to. */
      section: v.optional(section),
      /** Spans two thirds of the width. */
      wide: v.optional(v.boolean(), false),
    }),
    3,
    6,
  ),
});

type Authored = v.InferOutput<typeof bentoSchema>;
type Cell = Omit<Authored["cells"][number], "art" | "section"> & { art: Art; section: Section };
export type BentoBlock = Omit<Authored, "cells"> & { id: string; cells: Cell[] };

export const bento = defineBlock<typeof bentoSchema, BentoBlock>({
  schema: bentoSchema,
  fill: (block, { page }, { cards }) => {
    const cells = block.cells.map((cell) => {
      const target = cards.get(splitLink(cell.to).path) ?? page;
      return { ...cell, art: cell.art ?? target.art, section: cell.section ?? target.section };
    });
    return { ...block, cells };
  },
  words: ({ heading, lede, cells }) => [
    heading,
    lede,
    ...cells.flatMap(({ title, text, label, picture }) => [title, text, label, picture?.alt]),
  ],
  // It only links elsewhere, or is used on the site.
  print: () => undefined,
});
