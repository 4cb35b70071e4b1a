import * as v from "valibot";
import { escapeHtml } from "#app/values/escape-html.ts";
import { headOffice } from "#app/values/head-office.ts";
import { action, id, inline, list, text, tone } from "#app/values/values.schema.ts";
import { defineBlock } from "../define-block.ts";

const line = v.strictObject({ name: text(60), value: inline(140) });
const paper = v.strictObject({
  title: text(60),
  /** As "12 January 2027". */
  day: text(20),
  facts: list(line, 2, 6),
  lines: list(line, 2, 8),
  total: v.optional(line),
  note: v.optional(inline(240)),
  /** Under the line for the signature. */
  signed: text(60),
});

/** Specimens of papers that customers get, each on a sheet beside what to look for in it. */
export const papersSchema = v.strictObject({
  block: v.literal("papers"),
  tone: v.optional(tone, "plate"),
  items: list(
    v.strictObject({
      anchor: id,
      heading: text(80),
      text: inline(320),
      points: list(inline(160), 2, 5),
      action,
      paper,
    }),
    2,
    6,
  ),
});

export type PapersBlock = v.InferOutput<typeof papersSchema> & {
  id: string;
  company: { name: string; address: string };
};

/** All that a paper states, from top to bottom. */
const linesOf = ({ facts, lines, total }: v.InferOutput<typeof paper>) => [
  ...facts,
  ...lines,
  ...(total ? [total] : []),
];

export const papers = defineBlock<typeof papersSchema, PapersBlock>({
  schema: papersSchema,
  fill: (block, _place, { site }) => ({
    ...block,
    company: { name: site.legalName, address: headOffice(site) },
  }),
  anchors: ({ items }) => items.map(({ anchor }) => anchor),
  words: ({ items }) =>
    items.flatMap(({ heading, text, points, action, paper }) => [
      heading,
      text,
      ...points,
      action.label,
      paper.title,
      paper.day,
      ...linesOf(paper).flatMap(({ name, value }) => [name, value]),
      paper.note,
      paper.signed,
    ]),
  print: ({ items }) => ({
    section: items.flatMap(({ heading, text, paper }) => [
      { part: "intro" as const, heading, lede: text },
      {
        part: "table" as const,
        columns: ["Specimen"],
        rows: linesOf(paper).map(({ name, value }) => ({
          label: { __html: escapeHtml(name) },
          cells: [value],
        })),
        note: paper.note,
      },
    ]),
  }),
});
