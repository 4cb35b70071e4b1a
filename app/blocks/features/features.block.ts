import * as v from "valibot";
import type { Authorisation } from "#app/content/schema/site.schema.ts";
import { dayText } from "#app/dates/india-time.ts";
import { escapeHtml } from "#app/values/escape-html.ts";
import type { Html } from "#app/values/markdown.ts";
import { icon, inline, list, text, tone } from "#app/values/values.schema.ts";
import { defineBlock } from "../define-block.ts";

/** What an offer contains, point by point. */
export const featuresSchema = v.strictObject({
  block: v.literal("features"),
  /** `grid`: cards side by side. `list`: one under the other. `sheet`: the rows of a table, on a sheet. */
  variant: v.optional(v.picklist(["grid", "list", "sheet"]), "grid"),
  heading: text(80),
  lede: v.optional(inline(260)),
  tone: v.optional(tone, "paper"),
  items: list(
    v.strictObject({
      title: text(60),
      text: inline(320),
      /** Where it can be checked, in small print; in a sheet a column of its own. */
      check: v.optional(inline(320)),
      icon: v.optional(icon),
      /** Shows the valid authorisations of `content/site.yaml` under the text, if there are any. */
      authorisations: v.optional(v.literal(true)),
    }),
    3,
    9,
  ),
});

type Authored = v.InferOutput<typeof featuresSchema>;
type Point = Omit<Authored["items"][number], "authorisations"> & { authorisations: Authorisation[] };

export type FeaturesBlock = Omit<Authored, "items"> & { id: string; items: Point[] };

export const features = defineBlock<typeof featuresSchema, FeaturesBlock>({
  schema: featuresSchema,
  fill: (block, _place, { site }) => ({
    ...block,
    items: block.items.map((item) => ({
      ...item,
      authorisations: item.authorisations ? site.authorisations : [],
    })),
  }),
  words: ({ heading, lede, items }) => [
    heading,
    lede,
    ...items.flatMap(({ title, text, check, authorisations }) => [
      title,
      text,
      check,
      ...authorisations.map(inOneLine),
    ]),
  ],
  print: ({ heading, lede, items }) => ({
    section: [
      { part: "intro", heading, lede },
      { part: "points", items: items.map(inWhole) },
    ],
  }),
});

function inWhole({ title, text, check, authorisations }: Point): { title: string; text: Html } {
  const lines = [text.__html, ...(check ? [check.__html] : []), ...authorisations.map(inEscapedLine)];
  return { title, text: { __html: lines.join(" ") } };
}

function inEscapedLine(authorisation: Authorisation): string {
  return escapeHtml(inOneLine(authorisation));
}

function inOneLine({ kind, issuedTo, number, validUntil, checkAt }: Authorisation): string {
  return `${kind}: issued to ${issuedTo}, number ${number}, valid until ${dayText(validUntil)}; check it at ${checkAt}.`;
}
