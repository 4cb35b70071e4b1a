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

/** Three amounts in crores and a label are wider than a phone. */
const isCrores = (text: string) => /\d/.test(text) && text.length > 10;

/** Every line for the whole fleet, then the sums. */
export function Lines(comparison: Comparison) {
  const { lines, sums } = lineRows(comparison);
  const rows = [...lines, ...sums];
  return (
    <Figures
      head={["In rupees", "Mac", "PC", "Difference"]}
      strongFrom={lines.length}
      isWide={rows.some(({ cells }) => cells.some(isCrores))}
    >
      {rows.map(({ label, cells }) => [label, ...cells])}
    </Figures>
  );
}

/** Every figure behind the result, with its source. */
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
  /** The figures stand below their label. */
  isWide?: boolean;
  children: readonly (readonly string[])[];
};

/** The text version of a mail aligns tables of this class in columns. */
function Figures({ head, strongFrom = Number.POSITIVE_INFINITY, isWide = false, children }: FiguresProps) {
  const Line = isWide ? RowBelow : Row;
  return (
    <table className="figures" width="100%" cellPadding={0} cellSpacing={0}>
      <tbody>
        <Line cells={head} strong />
        {children.map((cells, at) => (
          <Line cells={cells} strong={at >= strongFrom} key={cells[0]} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = { cells: readonly string[]; strong: boolean };

function Row({ cells: [first, ...rest], strong }: RowProps) {
  const weight = strong ? { fontWeight: 600 } : {};
  return (
    <tr>
      <th style={{ ...name, ...weight }}>{first}</th>
      <Cells style={{ ...cell, ...weight }}>{rest}</Cells>
    </tr>
  );
}

function RowBelow({ cells: [first, ...rest], strong }: RowProps) {
  const weight = strong ? { fontWeight: 600 } : {};
  return (
    <>
      <tr>
        <th colSpan={rest.length} style={{ ...name, ...weight, paddingBottom: 0, borderBottom: 0 }}>
          {first}
        </th>
      </tr>
      <tr>
        <Cells style={{ ...cell, ...weight, width: "33%", paddingTop: 2 }}>{rest}</Cells>
      </tr>
    </>
  );
}

function Cells({ style, children }: { style: CSSProperties; children: readonly string[] }) {
  return children.map((text, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    <td style={style} key={at}>
      {text}
    </td>
  ));
}
