import { Circle, Line, Rect, Svg, Text, View } from "@react-pdf/renderer";
import { createElement as h, type ReactNode } from "react";
import { rupees } from "#app/calculator/rupees.ts";
import type { Comparison } from "#app/tco/compare.ts";
import { groups, partsOf, segments } from "#app/tco/cost-groups.ts";
import { platforms } from "#app/tco/inputs.ts";
import { rangeWords } from "#app/tco/result-sentences.ts";
import { margin, type Palette } from "./look.ts";

const a4Width = 595;
const width = a4Width - 2 * margin;
const sides = ["mac", "pc"] as const;

/** The range of the result on a line with its zero, as on the page (app/tco/range-chart.tsx). */
export function rangeLine(comparison: Comparison, { hue, soft, ink, grey }: Palette): ReactNode {
  const { range, saving } = comparison;
  const [least, most] = [Math.min(range.low, 0), Math.max(range.high, 0)];
  const at = (value: number) => (0.04 + ((value - least) / (most - least || 1)) * 0.92) * width;
  const across = { x1: 0, x2: width, y1: 10, y2: 10 };
  return h(
    View,
    { style: { marginTop: 22 } },
    h(
      Svg,
      { width, height: 20 },
      h(Line, { ...across, stroke: grey, strokeWidth: 0.75 }),
      h(Line, { ...across, x1: at(range.low), x2: at(range.high), stroke: soft, strokeWidth: 8 }),
      h(Line, { x1: at(0), x2: at(0), y1: 1, y2: 19, stroke: ink, strokeWidth: 1 }),
      h(Circle, { cx: at(saving), cy: 10, r: 5, fill: hue }),
    ),
    h(
      View,
      { style: { flexDirection: "row", justifyContent: "space-between", fontSize: 8, color: grey } },
      h(Text, null, "PC costs less"),
      h(Text, null, "Mac costs less"),
    ),
    h(Text, { style: { marginTop: 4 } }, rangeWords(comparison)),
  );
}

/** Two bars of equal scale, as on the page (app/tco/cost-chart.tsx). */
export function costBars({ costs, device, years }: Comparison, { hue, grey }: Palette): ReactNode {
  const fills = [hue, "#f2a516", "#8f96b8", "#5d6488", "#94680f"];
  const parts = { mac: partsOf(costs.mac), pc: partsOf(costs.pc) };
  const longest = Math.max(...sides.map((side) => parts[side].reduce((all, part) => all + part, 0)), 1);
  return h(
    View,
    { style: { marginTop: 16 }, wrap: false },
    sides.map((side) =>
      h(
        View,
        { key: side, style: { marginTop: 8 } },
        h(
          Text,
          { style: { marginBottom: 3 } },
          h(
            Text,
            { style: { fontWeight: 600 } },
            `${platforms[side]}  ${rupees(device[side] / (years || 1))}`,
          ),
          h(Text, { style: { color: grey } }, " a device and year"),
        ),
        h(
          Svg,
          { width, height: 18 },
          segments(parts[side], longest).map(({ x, width: length }, at) =>
            h(Rect, {
              key: groups[at]?.label ?? at,
              x: (x / 100) * width,
              y: 0,
              width: (length / 100) * width,
              height: 18,
              fill: fills[at] ?? grey,
            }),
          ),
        ),
      ),
    ),
    h(
      View,
      {
        style: {
          flexDirection: "row",
          flexWrap: "wrap",
          columnGap: 14,
          rowGap: 3,
          marginTop: 8,
          fontSize: 8,
        },
      },
      groups.map(({ label }, at) =>
        h(
          View,
          { key: label, style: { flexDirection: "row", alignItems: "center" } },
          h(View, { style: { width: 7, height: 7, marginRight: 4, backgroundColor: fills[at] ?? grey } }),
          h(Text, null, label),
        ),
      ),
    ),
  );
}
