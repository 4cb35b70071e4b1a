import type { Colour, Paletted } from "./paletted-png.ts";

const most = 192;
const cells = 1 << 15;

/**
 * A drawing in at most 192 colours, which packs to a third for flat drawings: the most frequent colours stay, the few
 * others (soft edges) are replaced by the nearest of them.
 * @param pixels opaque RGBA, row by row
 */
export function reduceColours(pixels: Uint8Array, width: number, height: number): Paletted {
  const colours = asWords(pixels);
  const counts = new Uint32Array(cells);
  const sums = new Float64Array(3 * cells);
  const used: number[] = [];
  eachRun(colours, width, (colour, from, end) => {
    const cell = cellOf(colour);
    if (!counts[cell]) used.push(cell);
    counts[cell] = (counts[cell] ?? 0) + end - from;
    for (let at = 0; at < 3; at += 1)
      sums[3 * cell + at] = (sums[3 * cell + at] ?? 0) + (end - from) * channel(colour, at);
  });
  used.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
  const mean = (cell: number): Colour => {
    const count = counts[cell] ?? 1;
    const channelMean = (at: number) => Math.round((sums[3 * cell + at] ?? 0) / count);
    return [channelMean(0), channelMean(1), channelMean(2)];
  };
  const palette = used.slice(0, most).map(mean);
  const positionOf = new Uint8Array(cells);
  for (const [at, cell] of used.entries()) positionOf[cell] = at < most ? at : nearest(mean(cell), palette);
  const rows = Buffer.alloc((width + 1) * height);
  eachRun(colours, width, (colour, from, end, row) => {
    rows.fill(positionOf[cellOf(colour)] ?? 0, from + row + 1, end + row + 1);
  });
  return { width, height, palette, rows };
}

/** The position of the colour of a palette that is closest to this one. */
export function nearest([r, g, b]: Colour, palette: readonly Colour[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, [pr, pg, pb]] of palette.entries()) {
    const distance = (r - pr) ** 2 + (g - pg) ** 2 + (b - pb) ** 2;
    if (distance < least) [best, least] = [at, distance];
  }
  return best;
}

/** One number for each pixel. */
function asWords(pixels: Uint8Array): Uint32Array {
  const aligned = pixels.byteOffset % 4 === 0 ? pixels : pixels.slice();
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4);
}

type Run = (colour: number, from: number, end: number, row: number) => void;

/** Flat drawings are runs of one colour. */
function eachRun(colours: Uint32Array, width: number, work: Run): void {
  for (let from = 0, row = 0; from < colours.length; row += 1) {
    for (const rowEnd = from + width; from < rowEnd; ) {
      const colour = colours[from] as number;
      let end = from + 1;
      while (end < rowEnd && colours[end] === colour) end += 1;
      work(colour, from, end, row);
      from = end;
    }
  }
}

function channel(colour: number, at: number): number {
  return (colour >>> (8 * at)) & 255;
}

/** The five upper bits of each channel. */
function cellOf(colour: number): number {
  return ((channel(colour, 0) >> 3) << 10) | ((channel(colour, 1) >> 3) << 5) | (channel(colour, 2) >> 3);
}
