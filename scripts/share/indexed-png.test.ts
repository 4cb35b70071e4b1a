import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { indexedPng } from "./indexed-png.ts";

test("flat colours come back exactly", () => {
  const colours = [
    [52, 56, 184],
    [242, 165, 22],
    [255, 255, 255],
  ] as const;
  const pixels = Uint8Array.from({ length: 6 * 4 * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : (colours[Math.floor(at / 4) % 3]?.[at % 4] ?? 0),
  );
  const { width, height, palette, rows } = read(indexedPng(pixels, 6, 4));
  expect([width, height]).toEqual([6, 4]);
  for (let at = 0; at < 24; at += 1) {
    const index = rows[Math.floor(at / 6) * 7 + 1 + (at % 6)] ?? 0;
    expect([...palette.subarray(3 * index, 3 * index + 3)]).toEqual(colours[at % 3]);
  }
});

test("with more colours than fit, each becomes its nearest neighbour", () => {
  const pixels = Uint8Array.from({ length: 4 * 4096 }, (_, at) =>
    at % 4 === 3 ? 255 : (Math.floor(at / 4) * (at % 4 === 0 ? 1 : 7)) % 256,
  );
  const { palette } = read(indexedPng(pixels, 64, 64));
  expect(palette.length / 3).toBeLessThanOrEqual(256);
});

function read(png: Buffer) {
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString("latin1", at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const header = chunks.get("IHDR") ?? Buffer.alloc(13);
  const rows = inflateSync(chunks.get("IDAT") ?? Buffer.alloc(0));
  const palette = chunks.get("PLTE") ?? Buffer.alloc(0);
  return { width: header.readUInt32BE(0), height: header.readUInt32BE(4), palette, rows };
}
