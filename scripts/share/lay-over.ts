import type { Colour, Paletted } from "./paletted-png.ts";
import { nearest } from "./reduce-colours.ts";

/**
 * How much of each pixel is covered, 0 to 255, row by row; its first row lies on row `top` of a picture of the same
 * width.
 */
export type Cover = { alpha: Uint8Array; top: number };

/** Steps between bare and covered: soft edges need few, and a palette has no room for many. */
const steps = 15;

/** Lays white over a picture where it is covered. */
export function layWhiteOver({ width, height, palette, rows }: Paletted, { alpha, top }: Cover): Paletted {
  const colours = [...palette];
  const laid = Buffer.from(rows);
  const known = new Map<number, number>();
  for (let at = 0; at < alpha.length; at += 1) {
    const step = Math.round(((alpha[at] ?? 0) * steps) / 255);
    if (step === 0) continue;
    const pixel = (top + Math.floor(at / width)) * (width + 1) + 1 + (at % width);
    const ground = laid[pixel] ?? 0;
    const key = ground * (steps + 1) + step;
    const position = known.get(key) ?? positionOf(mix(palette[ground] ?? [0, 0, 0], step / steps), colours);
    known.set(key, position);
    laid[pixel] = position;
  }
  return { width, height, palette: colours, rows: laid };
}

function mix(ground: Colour, share: number): Colour {
  const [r, g, b] = ground.map((value) => Math.round(value + (255 - value) * share));
  return [r ?? 0, g ?? 0, b ?? 0];
}

/** Adds a colour to the palette while it has room. */
function positionOf(colour: Colour, palette: Colour[]): number {
  const best = nearest(colour, palette);
  const isIn = palette[best]?.every((value, at) => value === colour[at]);
  if (isIn || palette.length === 256) return best;
  return palette.push(colour) - 1;
}
