import { Document, Link, Page as Sheet, StyleSheet, Text, View } from "@react-pdf/renderer";
import { createElement as h, type ReactNode } from "react";
import { type Calculation, tcoPath } from "#app/tco/calculation.ts";
import type { ReportOrder } from "#app/tco/report-order.ts";
import {
  breakEvenWords,
  headline,
  influenceEffect,
  influenceName,
  scope,
  shareOf,
} from "#app/tco/result-sentences.ts";
import { createLook, type Palette } from "./look.ts";
import { costBars, rangeLine } from "./tco-charts.ts";
import { assumptionTable, lineTable, softBenefits, sources } from "./tco-tables.ts";

type Parts = { calculation: Extract<Calculation, { ok: true }>; order: ReportOrder; palette: Palette };

/** The visitor's comparison as a document to pass on. Of what they sent only numbers stand in it. */
export function tcoDocument({ calculation, order, palette }: Parts) {
  const { comparison, inputs, query, values } = calculation;
  const { siteName, legalName, address, siteUrl, reference, day } = order;
  const look = createLook(palette);
  const title = headline(comparison);
  const share = shareOf(comparison);
  const page = siteUrl + tcoPath;
  const facts = { title: `${title}: ${scope(comparison, inputs)}`, author: legalName, language: "en-IN" };
  return h(
    Document,
    { ...facts, creator: siteName, producer: siteName },
    h(
      Sheet,
      { size: "A4", style: look.page },
      h(
        View,
        { style: look.foot, fixed: true },
        h(Text, null, `${legalName} · ${address}`),
        h(Text, { render: ({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}` }),
      ),
      h(
        View,
        { style: own.head },
        h(Text, { style: look.strong }, siteName),
        h(Text, { style: { color: palette.grey } }, `${day} · ${reference}`),
      ),
      h(
        View,
        { style: own.rule },
        h(View, { style: { flexGrow: 1, backgroundColor: palette.hue } }),
        h(View, { style: own.sun }),
      ),
      h(Text, { style: look.eyebrow }, `Mac and PC cost, with ${query ? "your" : "our example"} figures`),
      h(Text, { style: own.title }, title),
      h(
        Text,
        { style: [look.lede, own.lede] },
        `${scope(comparison, inputs)}${share && `: ${share} of what the PC costs`}`,
      ),
      rangeLine(comparison, palette),
      costBars(comparison, palette),
      h(
        View,
        { style: [look.row, own.columns] },
        column(
          "What moves it most",
          comparison.decisive.map((influence, at) => [
            `${at + 1}. ${influenceName(influence)}`,
            influenceEffect(influence, comparison.devices),
          ]),
        ),
        column(
          "Where both would cost the same",
          breakEvenWords(comparison, inputs).map((sentence) => [sentence]),
        ),
      ),
      h(
        View,
        { style: [look.band, own.link], wrap: false },
        h(Text, { style: look.item }, "These figures, to open and to change"),
        h(
          Link,
          { src: page + (query && `?${query}`), style: look.link },
          `${page.replace(/^https?:\/\//, "")} with every figure of this report`,
        ),
      ),
      h(Text, { style: [look.heading, own.later], break: true }, "Line by line"),
      lineTable(comparison, look, scope(comparison, inputs)),
      softBenefits(calculation, look),
      h(Text, { style: [look.heading, own.later], break: true }, "The figures behind it"),
      assumptionTable(values, look),
      sources(values, look),
    ),
  );

  function column(heading: string, points: string[][]): ReactNode {
    if (points.length === 0) return null;
    return h(
      View,
      { style: look.half, wrap: false },
      h(Text, { style: [look.item, own.columnHeading] }, heading),
      points.map(([first = "", second]) =>
        h(
          View,
          { key: first, style: own.point },
          h(Text, { style: second ? [own.words, look.strong] : own.words }, unbroken(first)),
          second && h(Text, { style: [own.words, { color: palette.grey }] }, unbroken(second)),
        ),
      ),
    );
  }
}

/** A figure stays with its sign. */
function unbroken(sentence: string): string {
  return sentence.replaceAll(" %", "\u00a0%").replaceAll("± ", "±\u00a0");
}

const own = StyleSheet.create({
  head: { flexDirection: "row", justifyContent: "space-between", fontSize: 10, marginBottom: 8 },
  rule: { flexDirection: "row", height: 3, marginBottom: 30 },
  sun: { width: 54, backgroundColor: "#f2a516" },
  title: { fontSize: 30, fontWeight: 600, lineHeight: 1.1, letterSpacing: -0.9, marginTop: 8, maxWidth: 470 },
  lede: { marginTop: 8, maxWidth: 487 },
  columns: { marginTop: 22 },
  columnHeading: { marginBottom: 6 },
  point: { marginBottom: 8 },
  // The renderer multiplies a line height by its own size unless one stands beside it.
  words: { fontSize: 9.5, lineHeight: 1.35 },
  link: { marginTop: 20, paddingVertical: 16 },
  later: { marginBottom: 8 },
});
