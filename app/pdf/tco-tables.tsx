import { Link, StyleSheet, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { Read } from "#app/calculator/figure.ts";
import type { Calculation } from "#app/tco/calculation.ts";
import type { Comparison } from "#app/tco/compare.ts";
import { lineRows } from "#app/tco/line-rows.ts";
import { presetUsed } from "#app/tco/presets.ts";
import { softWords } from "#app/tco/result-sentences.ts";
import { assumptionRows, blankNote, figuresAsOf, originNotes, softNote } from "#app/tco/sources.ts";
import { usePdfLook } from "./look.ts";

/** Every line for the whole fleet, then the sums. */
export function LineTable({ comparison, caption }: { comparison: Comparison; caption: string }) {
  const { look } = usePdfLook();
  const { lines, sums } = lineRows(comparison);
  const { notCounted } = comparison;
  return (
    <View>
      <Text style={[look.source, cells.caption]}>{`In rupees: ${caption}`}</Text>
      <Row texts={["", "Mac", "PC", "Difference"]} isStrong />
      {lines.map(({ label, cells: texts }) => (
        <Row texts={[label, ...texts]} key={label} />
      ))}
      {sums.map(({ label, cells: texts }) => (
        <Row texts={[label, ...texts]} isStrong key={label} />
      ))}
      {notCounted.length > 0 && (
        <Text style={[look.source, look.later]}>
          {`Not counted on either side, because a field is blank: ${notCounted.join(", ").toLowerCase()}.`}
        </Text>
      )}
    </View>
  );
}

/** Every figure behind the result, with its source. */
export function AssumptionTable({ values }: { values: Read["values"] }) {
  return (
    <View>
      <Row texts={["", "Mac", "PC", "From"]} isStrong isDense />
      {assumptionRows(values).map(({ label, mac, pc, origin }) => (
        <Row texts={[label, mac, pc, origin]} isDense key={label} />
      ))}
    </View>
  );
}

/** Benefits that studies claim beside the costs, if the visitor has switched them on. */
export function SoftBenefits({ calculation }: { calculation: Extract<Calculation, { ok: true }> }) {
  const { look } = usePdfLook();
  const { soft, comparison } = calculation;
  if (!soft) return null;
  return (
    <View style={cells.soft} wrap={false}>
      <Text style={look.item}>Soft benefits of the Mac, not in the result</Text>
      {soft.map((benefit) => (
        <Text key={benefit.label}>{softWords(benefit, comparison.devices)}</Text>
      ))}
      <Note>{softNote}</Note>
    </View>
  );
}

/** The meaning of the words beside the figures, with their date. */
export function Sources({ values }: { values: Read["values"] }) {
  const { look } = usePdfLook();
  const preset = presetUsed(values);
  const words = originNotes.map(({ word, means }) => `${word}: ${means}`).join(" ");
  return (
    <View style={cells.sources} wrap={false}>
      <Note>{`As of ${figuresAsOf}. ${words} ${blankNote}`}</Note>
      {preset?.source && (
        <Note>
          {`${preset.label}. ${preset.hint}: `}
          <Link src={preset.source} style={look.link}>
            {new URL(preset.source).hostname}
          </Link>
        </Note>
      )}
      <Note>A calculation from the figures entered on our website, not an offer.</Note>
    </View>
  );
}

function Note({ children }: { children: ReactNode }) {
  const { look } = usePdfLook();
  return <Text style={[look.source, cells.note]}>{children}</Text>;
}

type RowProps = { texts: readonly string[]; isStrong?: boolean; isDense?: boolean };

function Row({ texts, isStrong = false, isDense = false }: RowProps) {
  const { look } = usePdfLook();
  const style = [look.tableRow, isStrong ? look.strong : {}, isDense ? cells.dense : {}];
  return (
    <View style={style} wrap={false}>
      {texts.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row are its columns
        <Text style={at === 0 ? cells.label : cells.figure} key={at}>
          {text}
        </Text>
      ))}
    </View>
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
