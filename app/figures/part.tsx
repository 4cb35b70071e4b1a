import type { ReactNode } from "react";

/** The place of a part: `x` its middle, `y` its foot (the floor, unless said), `s` its scale. */
export type Place = { x: number; y?: number; s?: number; children?: ReactNode };

type WordsProps = {
  x: number;
  y: number;
  size?: number;
  tone?: "o" | "h" | "s" | "m";
  middle?: boolean;
  children: string;
};

/** The height of the floor in every scene. */
export const floor = 400;

/** A part drawn around 0 0 (middle of its foot), put in its place. */
export function Part({ x, y = floor, s = 1, children }: Place) {
  return <g transform={`translate(${x} ${y})${s === 1 ? "" : `scale(${s})`}`}>{children}</g>;
}

/** Words on a screen or a sheet; `y` is their foot. `tone`: o white, h hue, otherwise the colour of the ground's lines. */
export function Words({ x, y, size = 14, tone, middle = false, children }: WordsProps) {
  return (
    <text className={tone} x={x} y={y} fontSize={size} textAnchor={middle ? "middle" : undefined}>
      {children}
    </text>
  );
}

type RowsProps = Omit<WordsProps, "children"> & {
  /** The distance from line to line. */
  gap: number;
  of: readonly string[];
};

/** Words in lines below each other; `y` is the foot of the first. */
export function Rows({ y, gap, of, ...words }: RowsProps) {
  return of.map((line, at) => (
    <Words key={line} y={y + at * gap} {...words}>
      {line}
    </Words>
  ));
}

/** Path data of a box with round corners, from its upper left corner. */
export function box(x: number, y: number, width: number, height: number, r = 0): string {
  if (r === 0) return `M${pair(x, y)}h${width}v${height}h${-width}z`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  const [a, b] = [`a${r} ${r} 0 0 1`, r];
  return `M${pair(x + r, y)}h${across}${a}${b} ${b}v${down}${a}-${b} ${b}h${-across}${a}-${b}-${b}v${-down}${a}${b}-${b}z`;
}

/** Path data of a circle. */
export function disc(x: number, y: number, r: number): string {
  return `M${pair(x - r, y)}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1-${2 * r} 0z`;
}

/** Path data of bars on a common foot: one height a bar. */
export function bars(x: number, y: number, width: number, gap: number, ...heights: number[]): string {
  return heights.map((height, at) => `M${pair(x + at * gap, y)}v${-height}h${width}v${height}z`).join("");
}

function pair(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}
