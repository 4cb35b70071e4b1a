import { Document, Link, Page as Sheet, StyleSheet, Text, View } from "@react-pdf/renderer";
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
import { createLook, type Palette, PdfLook } from "./look.ts";
import { PageFoot } from "./page-foot.tsx";
import { CostBars, RangeLine } from "./tco-charts.tsx";
import { TcoPoints } from "./tco-points.tsx";
import { AssumptionTable, LineTable, SoftBenefits, Sources } from "./tco-tables.tsx";

type Props = { calculation: Extract<Calculation, { ok: true }>; order: ReportOrder; palette: Palette };

/** The visitor's comparison as a document to pass on. Of their input it repeats only numbers. */
export function TcoDocument({ calculation, order, palette }: Props) {
  const { comparison, inputs, query, values } = calculation;
  const { siteName, legalName, address, siteUrl, reference, day } = order;
  const look = createLook(palette);
  const title = headline(comparison);
  const about = scope(comparison, inputs);
  const share = shareOf(comparison);
  const page = siteUrl + tcoPath;
  const charts = { comparison, palette };
  return (
    <PdfLook value={{ look, siteUrl }}>
      <Document
        title={`${title}: ${about}`}
        author={legalName}
        language="en-IN"
        creator={siteName}
        producer={siteName}
      >
        <Sheet size="A4" style={look.page}>
          <PageFoot>{`${legalName} · ${address}`}</PageFoot>
          <View style={own.head}>
            <Text style={look.strong}>{siteName}</Text>
            <Text style={{ color: palette.grey }}>{`${day} · ${reference}`}</Text>
          </View>
          <View style={own.rule}>
            <View style={{ flexGrow: 1, backgroundColor: palette.hue }} />
            <View style={own.sun} />
          </View>
          <Text
            style={look.eyebrow}
          >{`Mac and PC cost, with ${query ? "your" : "our example"} figures`}</Text>
          <Text style={own.title}>{title}</Text>
          <Text style={[look.lede, own.lede]}>{`${about}${share && `: ${share} of what the PC costs`}`}</Text>
          <RangeLine {...charts} />
          <CostBars {...charts} />
          <View style={[look.row, own.columns]}>
            <TcoPoints
              heading="What moves it most"
              points={comparison.decisive.map((influence, at) => [
                `${at + 1}. ${influenceName(influence)}`,
                influenceEffect(influence, comparison.devices),
              ])}
            />
            <TcoPoints
              heading="Where both would cost the same"
              points={breakEvenWords(comparison, inputs).map((sentence) => [sentence])}
            />
          </View>
          <View style={[look.band, own.link]} wrap={false}>
            <Text style={look.item}>These figures, to open and to change</Text>
            <Link src={page + (query && `?${query}`)} style={look.link}>
              {`${page.replace(/^https?:\/\//, "")} with every figure of this report`}
            </Link>
          </View>
          <Text style={[look.heading, own.later]} break>
            Line by line
          </Text>
          <LineTable comparison={comparison} caption={about} />
          <SoftBenefits calculation={calculation} />
          <Text style={[look.heading, own.later]} break>
            The figures behind it
          </Text>
          <AssumptionTable values={values} />
          <Sources values={values} />
        </Sheet>
      </Document>
    </PdfLook>
  );
}

const own = StyleSheet.create({
  head: { flexDirection: "row", justifyContent: "space-between", fontSize: 10, marginBottom: 8 },
  rule: { flexDirection: "row", height: 3, marginBottom: 30 },
  sun: { width: 54, backgroundColor: "#f2a516" },
  title: { fontSize: 30, fontWeight: 600, lineHeight: 1.1, letterSpacing: -0.9, marginTop: 8, maxWidth: 470 },
  lede: { marginTop: 8, maxWidth: 487 },
  columns: { marginTop: 22 },
  link: { marginTop: 20, paddingVertical: 16 },
  later: { marginBottom: 8 },
});
