import * as v from "valibot";
import { action, inline, list, text } from "#app/values/values.schema.ts";
import { defineBlock } from "../define-block.ts";

/** A table that compares two to five things. */
export const comparisonSchema = v.strictObject({
  block: v.literal("comparison"),
  heading: text(80),
  lede: v.optional(inline(260)),
  /** What the table shows, for screen readers and above the table. */
  caption: text(120),
  /** The things compared: the heads of the columns after the first. */
  columns: list(text(40), 2, 5),
  rows: list(
    v.strictObject({
      /** What is compared in this row. */
      label: inline(60),
      /** One cell for each column. */
      cells: list(inline(200), 2, 5),
    }),
    2,
    14,
  ),
  /** A remark below the table: sources, dates, conditions. */
  note: v.optional(inline(400)),
  /** A button below. On a long page the first one without it gets that of the hero. */
  action: v.optional(action),
});

export type ComparisonBlock = v.InferOutput<typeof comparisonSchema> & { id: string };

export const comparison = defineBlock({
  schema: comparisonSchema,
  faults: ({ columns, rows }) =>
    rows.flatMap(({ cells }, at) => {
      if (cells.length === columns.length) return [];
      const counts = `has ${cells.length} cells for ${columns.length} columns; a comma inside [ ] begins the next one, so put texts with commas in quotes`;
      return [[["rows", at, "cells"], counts]];
    }),
  words: ({ heading, lede, caption, columns, rows, note, action }) => [
    heading,
    lede,
    caption,
    ...columns,
    ...rows.flatMap(({ label, cells }) => [label, ...cells]),
    note,
    action?.label,
  ],
  print: ({ heading, lede, columns, rows, note }) => ({
    section: [
      { part: "intro", heading, lede },
      { part: "table", columns, rows, note },
    ],
  }),
});
