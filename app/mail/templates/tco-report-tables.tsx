import type { CSSProperties } from "react";
import { type Read, shownFigure } from "#app/calculator/figure.ts";
import { grouped } from "#app/calculator/rupees.ts";
import { type DeviceKey, deviceRows, fleetRows } from "#app/tco/assumptions.ts";
import { tcoRules } from "#app/tco/calculation.ts";
import type { Comparison } from "#app/tco/compare.ts";
import { itemKeys, items } from "#app/tco/costs.ts";
import { isMacOnly, nameOf } from "#app/tco/inputs.ts";

const cell = {
  padding: "7px 0 7px 10px",
  borderBottom: "1px solid #e5e2da",
  fontSize: 14,
  textAlign: "right",
} as const;
const name: CSSProperties = { ...cell, paddingLeft: 0, textAlign: "left", fontWeight: 400 };

/** Every line for the whole fleet, then the sums. */
export function Lines({ costs, device, devices, years }: Comparison) {
  const count = devices || 1;
  const lines = itemKeys.map((key) => [items[key].label, costs.mac[key], costs.pc[key], count] as const);
  const sums = [
    ["Together", device.mac, device.pc, count],
    ["Per device", device.mac, device.pc, 1],
    ["Per device and year", device.mac, device.pc, 1 / (years || 1)],
  ] as const;
  return (
    <Figures head={["In rupees", "Mac", "PC", "Mac less PC"]} strongFrom={lines.length}>
      {[...lines, ...sums].map(([label, mac, pc, times]) =>
        mac === null || pc === null
          ? [label, "not counted", "", ""]
          : [label, grouped(mac * times), grouped(pc * times), grouped((mac - pc) * times)],
      )}
    </Figures>
  );
}

/** Every figure that the result was made from, and which of them are the visitor's own. */
export function Assumptions({ values }: { values: Read["values"] }) {
  const shown = (key: string) => shownFigure(values[key] ?? null) || "not counted";
  const owner = (...keys: string[]) =>
    keys.some((key) => values[key] !== tcoRules[key]?.initial) ? "yours" : "as given";
  const shared = Object.entries(fleetRows).map(([key, { label, unit }]) => [
    titled(label, unit),
    "",
    key === "credit" ? (values.credit === 0 ? "not claimed" : "claimed back") : shown(key),
    owner(key),
  ]);
  const compared = (Object.keys(deviceRows) as DeviceKey[]).map((key) => {
    const [mac, pc] = [nameOf("mac", key), nameOf("pc", key)];
    const { label, unit } = deviceRows[key];
    return isMacOnly(key)
      ? [titled(label, unit), shown(mac), "", owner(mac)]
      : [titled(label, unit), shown(mac), shown(pc), owner(mac, pc)];
  });
  return <Figures head={["", "Mac", "PC", ""]}>{[...shared, ...compared]}</Figures>;
}

type FiguresProps = {
  head: readonly string[];
  strongFrom?: number;
  children: readonly (readonly string[])[];
};

/** The text version of a mail sets tables of this class in columns. */
function Figures({ head, strongFrom = Number.POSITIVE_INFINITY, children }: FiguresProps) {
  return (
    <table className="figures" width="100%" cellPadding={0} cellSpacing={0}>
      <tbody>
        <Row cells={head} strong />
        {children.map((cells, at) => (
          <Row cells={cells} strong={at >= strongFrom} key={cells[0]} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ cells: [first, ...rest], strong }: { cells: readonly string[]; strong: boolean }) {
  const weight = strong ? { fontWeight: 600 } : {};
  return (
    <tr>
      <th style={{ ...name, ...weight }}>{first}</th>
      {rest.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
        <td style={{ ...cell, ...weight }} key={at}>
          {text}
        </td>
      ))}
    </tr>
  );
}

function titled(label: string, unit: string): string {
  return unit ? `${label} (${unit})` : label;
}
