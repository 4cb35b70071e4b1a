import { crc32, deflateSync } from "node:zlib";

/**
 * A PNG with at most 256 colours, a third of the size of a full one for flat drawings: the most frequent colours
 * stay as they are, the few others (soft edges) become their nearest.
 * @param pixels opaque RGBA, row by row
 */
export function indexedPng(pixels: Uint8Array, width: number, height: number): Buffer {
  const { palette, indexes } = reduce(pixels);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    rows.set(indexes.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits a pixel, palette.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flat())),
    chunk("IDAT", deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

type Colour = [r: number, g: number, b: number];

const most = 192;
const cells = 1 << 15;

function reduce(pixels: Uint8Array): { palette: Colour[]; indexes: Uint8Array } {
  const cellOf = new Uint16Array(pixels.length / 4);
  const counts = new Uint32Array(cells);
  const sums = [new Float64Array(cells), new Float64Array(cells), new Float64Array(cells)] as const;
  for (let at = 0; at < cellOf.length; at += 1) {
    const [r = 0, g = 0, b = 0] = [pixels[4 * at], pixels[4 * at + 1], pixels[4 * at + 2]];
    const cell = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
    cellOf[at] = cell;
    counts[cell] = (counts[cell] ?? 0) + 1;
    sums[0][cell] = (sums[0][cell] ?? 0) + r;
    sums[1][cell] = (sums[1][cell] ?? 0) + g;
    sums[2][cell] = (sums[2][cell] ?? 0) + b;
  }
  const used = [...counts.keys()]
    .filter((cell) => counts[cell])
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  const mean = (cell: number): Colour => {
    const count = counts[cell] ?? 1;
    const channel = (sum: Float64Array) => Math.round((sum[cell] ?? 0) / count);
    return [channel(sums[0]), channel(sums[1]), channel(sums[2])];
  };
  const palette = used.slice(0, most).map(mean);
  const indexOf = new Uint8Array(cells);
  for (const [at, cell] of used.entries()) indexOf[cell] = at < most ? at : nearest(mean(cell), palette);
  return { palette, indexes: Uint8Array.from(cellOf, (cell) => indexOf[cell] ?? 0) };
}

function nearest([r, g, b]: Colour, palette: Colour[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, [pr, pg, pb]] of palette.entries()) {
    const distance = (r - pr) ** 2 + (g - pg) ** 2 + (b - pb) ** 2;
    if (distance < least) [best, least] = [at, distance];
  }
  return best;
}

function chunk(name: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(content), 4);
  return Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)]);
}
