import { expect, test } from "vitest";
import { indexedPng } from "./indexed-png.ts";
import { layWhiteOver } from "./lay-over.ts";
import { type Colour, decodePng, encodePng } from "./paletted-png.ts";

test("flat colours come back exactly", async () => {
  const colours = [
    [52, 56, 184],
    [242, 165, 22],
    [255, 255, 255],
  ] as const;
  const pixels = Uint8Array.from({ length: 6 * 4 * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : (colours[Math.floor(at / 4) % 3]?.[at % 4] ?? 0),
  );
  const { width, height, palette, rows } = await decodePng(await indexedPng(pixels, 6, 4));
  expect([width, height]).toEqual([6, 4]);
  for (let at = 0; at < 24; at += 1) {
    const index = rows[Math.floor(at / 6) * 7 + 1 + (at % 6)] ?? 0;
    expect(palette[index]).toEqual(colours[at % 3]);
  }
});

test("with more colours than fit, each becomes its nearest neighbour", async () => {
  const pixels = Uint8Array.from({ length: 4 * 4096 }, (_, at) =>
    at % 4 === 3 ? 255 : (Math.floor(at / 4) * (at % 4 === 0 ? 1 : 7)) % 256,
  );
  const { palette } = await decodePng(await indexedPng(pixels, 64, 64));
  expect(palette.length).toBeLessThanOrEqual(256);
});

test("white that is laid over a picture covers it, and mixes with it at its edges", async () => {
  const ground = [52, 56, 184, 255];
  const plate = await indexedPng(
    Uint8Array.from({ length: 4 * 6 }, (_, at) => ground[at % 4] ?? 0),
    3,
    2,
  );
  const laid = layWhiteOver(await decodePng(plate), { top: 1, alpha: Uint8Array.of(0, 102, 255) });
  const { palette, rows } = await decodePng(await encodePng(laid));
  const colours = [...rows].map((position) => palette[position]);
  const bare = [52, 56, 184];
  expect(colours.slice(1, 4)).toEqual([bare, bare, bare]);
  expect(colours.slice(5)).toEqual([bare, [133, 136, 212], [255, 255, 255]]);
});

test("where a palette is full, edges become their nearest", () => {
  const palette = Array.from({ length: 256 }, (_, at): Colour => [at, at, at]);
  const laid = layWhiteOver(
    { width: 1, height: 1, palette, rows: Buffer.of(0, 0) },
    { top: 0, alpha: Uint8Array.of(128) },
  );
  expect(laid.palette).toEqual(palette);
  expect(laid.rows[1]).toBeGreaterThan(100);
});
