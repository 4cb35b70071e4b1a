import * as v from "valibot";
import { headOffice } from "#app/values/head-office.ts";
import { action, id, inline, list, text, tone } from "#app/values/values.schema.ts";
import { defineBlock } from "../define-block.ts";
import { linesBelow } from "./paper-lines.ts";

const line = v.strictObject({ name: text(60), value: inline(140) });
const paper = v.strictObject({
  title: text(60),
  /** As "No. EST-0000". */
  number: text(20),
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
      /** To ask for one like it. */
      ask: action,
      /** To read more. */
      action,
      paper,
    }),
    2,
    6,
  ),
});

export type PapersBlock = v.InferOutput<typeof papersSchema> & {
  id: string;
  company: Sender;
};

/** Who stands at the head of a paper. */
type Sender = { name: string; address: string; phone: string; email: string };

/** A paper with its sender, for the PDF. */
export type PrintedPaper = PapersBlock["items"][number]["paper"] & { company: Sender };

export const papers = defineBlock<typeof papersSchema, PapersBlock>({
  schema: papersSchema,
  fill: (block, _place, { site }) => ({
    ...block,
    company: {
      name: site.legalName,
      address: headOffice(site),
      phone: site.phone,
      email: site.emails.general,
    },
  }),
  anchors: ({ items }) => items.map(({ anchor }) => anchor),
  words: ({ items }) =>
    items.flatMap(({ heading, text, points, ask, action, paper }) => [
      heading,
      text,
      ...points,
      ask.label,
      action.label,
      paper.title,
      paper.number,
      paper.day,
      ...[...paper.facts, ...linesBelow(paper)].flatMap(({ name, value }) => [name, value]),
      paper.note,
      paper.signed,
    ]),
  print: ({ items, company }) => ({
    section: items.map(({ heading, text, paper }) => ({
      part: "paper" as const,
      heading,
      lede: text,
      paper: { ...paper, company },
    })),
  }),
});
