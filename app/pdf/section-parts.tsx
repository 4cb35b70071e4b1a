import { Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { Html } from "#app/values/markdown.ts";
import { usePdfLook } from "./look.ts";
import { Line } from "./prose.tsx";

/** The frame of a section. `whole`: kept on one page. */
export function Frame({ whole = false, children }: { whole?: boolean | undefined; children: ReactNode }) {
  const { look } = usePdfLook();
  return (
    <View style={look.section} wrap={!whole}>
      {children}
    </View>
  );
}

export function Heading({ children }: { children: string }) {
  const { look } = usePdfLook();
  return (
    <Text style={look.heading} minPresenceAhead={80}>
      {children}
    </Text>
  );
}

export function Intro({ heading, lede }: { heading: string; lede: Html | undefined }) {
  const { look } = usePdfLook();
  return (
    <>
      <Heading>{heading}</Heading>
      {lede && (
        <Text style={look.intro}>
          <Line html={lede} />
        </Text>
      )}
    </>
  );
}

type Point = { title: string; text: Html };

/** Points side by side, two in a row; numbered if their order counts. */
export function Points({
  points,
  numbered = false,
}: {
  points: readonly Point[];
  numbered?: boolean | undefined;
}) {
  const { look } = usePdfLook();
  return (
    <View style={look.row}>
      {points.map(({ title, text }, at) => (
        <View style={look.half} wrap={false} key={title}>
          {numbered && <Text style={look.number}>{String(at + 1)}</Text>}
          <Text style={look.item}>{title}</Text>
          <Text>
            <Line html={text} />
          </Text>
        </View>
      ))}
    </View>
  );
}

type Row = { cells: readonly ReactNode[]; isHead?: boolean };

/** A row of a table, its cells of equal width. */
export function TableRow({ cells, isHead = false }: Row) {
  const { look } = usePdfLook();
  const width = `${Math.floor(100 / cells.length)}%`;
  const style = [look.tableCell, { width }, isHead ? look.strong : {}];
  return (
    <View style={look.tableRow} wrap={false}>
      {cells.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row are its columns
        <Text style={style} key={at}>
          {cell}
        </Text>
      ))}
    </View>
  );
}
