import { Link, StyleSheet, Text, View } from "@react-pdf/renderer";
import { createElement as h, type ReactNode } from "react";
import type { Read } from "#app/calculator/figure.ts";
import type { Calculation } from "#app/tco/calculation.ts";
import type { Comparison } from "#app/tco/compare.ts";
import { lineRows } from "#app/tco/line-rows.ts";
import { presetUsed } from "#app/tco/presets.ts";
import { softWords } from "#app/tco/result-sentences.ts";
import { assumptionRows, blankNote, figuresAsOf, originNotes, softNote } from "#app/tco/sources.ts";
import type { Look } from "./look.ts";

/** Every line for the whole fleet, then the sums. */
export function lineTable(comparison: Comparison, look: Look, caption: string): ReactNode {
  const { lines, sums } = lineRows(comparison);
  const { notCounted } = comparison;
  return h(
    View,
    null,
    h(Text, { style: [look.source, cells.caption] }, `In rupees: ${caption}`),
    row(["", "Mac", "PC", "Mac less PC"], look, [look.strong]),
    lines.map(({ label, cells: texts }) => row([label, ...texts], look)),
    sums.map(({ label, cells: texts }) => row([label, ...texts], look, [look.strong])),
    notCounted.length > 0 &&
      h(
        Text,
        { style: [look.source, look.later] },
        `Not counted on either side, because a field is blank: ${notCounted.join(", ").toLowerCase()}.`,
      ),
  );
}

/** Every figure that the result was made from, and where it comes from. */
export function assumptionTable(values: Read["values"], look: Look): ReactNode {
  return h(
    View,
    null,
    row(["", "Mac", "PC", "From"], look, [look.strong, cells.dense]),
    assumptionRows(values).map(({ label, mac, pc, origin }) =>
      row([label, mac, pc, origin], look, [cells.dense]),
    ),
  );
}

/** What studies claim beside the costs, where the visitor has switched it on. */
export function softBenefits(
  { soft, comparison }: Extract<Calculation, { ok: true }>,
  look: Look,
): ReactNode {
  if (!soft) return null;
  return h(
    View,
    { style: cells.soft, wrap: false },
    h(Text, { style: look.item }, "Soft benefits of the Mac, not in the result"),
    soft.map((benefit) => h(Text, { key: benefit.label }, softWords(benefit, comparison.devices))),
    note(softNote, look),
  );
}

/** What the words beside the figures mean, with their day. */
export function sources(values: Read["values"], look: Look): ReactNode {
  const preset = presetUsed(values);
  const words = originNotes.map(({ word, means }) => `${word}: ${means}`).join(" ");
  return h(
    View,
    { style: cells.sources, wrap: false },
    note(`As of ${figuresAsOf}. ${words} ${blankNote}`, look),
    preset?.source &&
      note(
        [
          `${preset.label}. ${preset.told}: `,
          h(Link, { key: "source", src: preset.source, style: look.link }, new URL(preset.source).hostname),
        ],
        look,
      ),
    note("A calculation from the figures entered on our website, not an offer.", look),
  );
}

function note(text: ReactNode, look: Look): ReactNode {
  return h(Text, { style: [look.source, cells.note] }, text);
}

function row(
  texts: readonly string[],
  look: Look,
  extra: Parameters<typeof StyleSheet.create>[0][string][] = [],
): ReactNode {
  return h(
    View,
    { key: texts[0], style: [look.tableRow, ...extra], wrap: false },
    texts.map((text, at) => h(Text, { key: at, style: at === 0 ? cells.label : cells.figure }, text)),
  );
}

const cells = StyleSheet.create({
  caption: { marginBottom: 6 },
  label: { width: "46%", paddingRight: 10 },
  figure: { width: "18%", textAlign: "right" },
  dense: { paddingVertical: 2.9, fontSize: 8.8 },
  soft: { marginTop: 26 },
  sources: { marginTop: 6 },
  note: { marginTop: 5, lineHeight: 1.4 },
});
