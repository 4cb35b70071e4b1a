import { Circle, Line, Rect, StyleSheet, Svg, Text, View } from "@react-pdf/renderer";
import { rupees } from "#app/calculator/rupees.ts";
import type { Comparison } from "#app/tco/compare.ts";
import { groups, partsOf, segments } from "#app/tco/cost-groups.ts";
import { platforms } from "#app/tco/inputs.ts";
import { perYear, rangeEnds, rangeWords } from "#app/tco/result-sentences.ts";
import { margin, type Palette } from "./look.ts";

type Props = { comparison: Comparison; palette: Palette };

const a4Width = 595;
const width = a4Width - 2 * margin;
const sameWidth = 40;
const sides = ["mac", "pc"] as const;

/** The range of the result on a line with its zero, as on the page (app/tco/range-chart.tsx). */
export function RangeLine({ comparison, palette: { hue, soft, ink, grey } }: Props) {
  const { range, saving } = comparison;
  const [lowest, highest] = rangeEnds(comparison);
  const [least, most] = [Math.min(range.low, 0), Math.max(range.high, 0)];
  const at = (value: number) => (0.04 + ((value - least) / (most - least || 1)) * 0.92) * width;
  return (
    <View style={own.range}>
      <Text style={[own.same, { color: grey, left: at(0) - sameWidth / 2 }]}>same</Text>
      <Svg width={width} height={20}>
        <Line x1={0} x2={width} y1={10} y2={10} stroke={grey} strokeWidth={0.75} />
        <Line x1={at(range.low)} x2={at(range.high)} y1={10} y2={10} stroke={soft} strokeWidth={8} />
        <Line x1={at(0)} x2={at(0)} y1={1} y2={19} stroke={ink} strokeWidth={1} />
        <Circle cx={at(saving)} cy={10} r={5} fill={hue} />
      </Svg>
      <View style={[own.ends, { color: grey }]}>
        <Text>{range.low < 0 && `Mac costs ${lowest} more`}</Text>
        <Text>{range.high > 0 && `Mac costs ${highest} less`}</Text>
      </View>
      <Text style={own.rangeWords}>{rangeWords(comparison)}</Text>
    </View>
  );
}

/** Two bars of equal scale, as on the page (app/tco/cost-chart.tsx). */
export function CostBars({ comparison: { costs, device, years }, palette: { hue, grey } }: Props) {
  const fills = [hue, "#f2a516", "#8f96b8", "#5d6488", "#94680f"];
  const parts = { mac: partsOf(costs.mac), pc: partsOf(costs.pc) };
  const longest = Math.max(...sides.map((side) => parts[side].reduce((all, part) => all + part, 0)), 1);
  const fillOf = (group: number) => fills[group] ?? grey;
  return (
    <View style={own.bars} wrap={false}>
      {sides.map((side) => (
        <View style={own.bar} key={side}>
          <Text style={own.barHead}>
            <Text style={own.strong}>{`${platforms[side]}  ${rupees(device[side] / (years || 1))}`}</Text>
            <Text style={{ color: grey }}>{` ${perYear}`}</Text>
          </Text>
          <Svg width={width} height={18}>
            {segments(parts[side], longest).map(({ x, width: length }, at) => (
              <Rect
                x={(x / 100) * width}
                y={0}
                width={(length / 100) * width}
                height={18}
                fill={fillOf(at)}
                key={groups[at]?.label ?? at}
              />
            ))}
          </Svg>
        </View>
      ))}
      <View style={own.key}>
        {groups.map(({ label }, at) => (
          <View style={own.keyItem} key={label}>
            <View style={[own.keyColour, { backgroundColor: fillOf(at) }]} />
            <Text>{label}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}

const own = StyleSheet.create({
  range: { marginTop: 22, paddingTop: 10 },
  same: { position: "absolute", top: 0, width: sameWidth, fontSize: 8, textAlign: "center" },
  ends: { flexDirection: "row", justifyContent: "space-between", fontSize: 8 },
  rangeWords: { marginTop: 4 },
  bars: { marginTop: 16 },
  bar: { marginTop: 8 },
  barHead: { marginBottom: 3 },
  strong: { fontWeight: 600 },
  key: { flexDirection: "row", flexWrap: "wrap", columnGap: 14, rowGap: 3, marginTop: 8, fontSize: 8 },
  keyItem: { flexDirection: "row", alignItems: "center" },
  keyColour: { width: 7, height: 7, marginRight: 4 },
});
