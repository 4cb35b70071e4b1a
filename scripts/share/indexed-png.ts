import { encodePng } from "./paletted-png.ts";
import { reduceColours } from "./reduce-colours.ts";

/** A PNG in few colours. @param pixels opaque RGBA, row by row */
export function indexedPng(pixels: Uint8Array, width: number, height: number): Promise<Buffer> {
  return encodePng(reduceColours(pixels, width, height));
}
