import type { CSSProperties } from "react";
import type { Read } from "#app/calculator/figure.ts";
import type { Comparison } from "#app/tco/compare.ts";
import { lineRows } from "#app/tco/line-rows.ts";
import { assumptionRows } from "#app/tco/sources.ts";

const cell = {
  padding: "7px 0 7px 7px",
  borderBottom: "1px solid #e5e2da",
  fontSize: 13,
  textAlign: "right",
} as const;
const name: CSSProperties = { ...cell, paddingLeft: 0, textAlign: "left", fontWeight: 400 };

/** Every line for the whole fleet, then the sums. */
export function Lines(comparison: Comparison) {
  const { lines, sums } = lineRows(comparison);
  return (
    <Figures head={["In rupees", "Mac", "PC", "Mac less PC"]} strongFrom={lines.length}>
      {[...lines, ...sums].map(({ label, cells }) => [label, ...cells])}
    </Figures>
  );
}

/** Every figure that the result was made from, and where it comes from. */
export function Assumptions({ values }: { values: Read["values"] }) {
  return (
    <Figures head={["", "Mac", "PC", "From"]}>
      {assumptionRows(values).map(({ label, mac, pc, origin }) => [label, mac, pc, origin])}
    </Figures>
  );
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
