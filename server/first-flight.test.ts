import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { fitFirstFlight } from "./first-flight.ts";

const quickly = (body: Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

/** Reproducible random words that compress about as well as a page. */
function page(words: number): { body: Buffer; quick: NonSharedBuffer } {
  let state = 7;
  const random = (below: number) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
  const written = Array.from(
    { length: words },
    () => `<li class="w${random(40)}">${random(3000)} words</li>`,
  );
  const body = Buffer.from(written.join(""));
  return { body, quick: quickly(body) };
}

/** A page with about this many bytes after quick compression. */
function pageOf(bytes: number) {
  let words = 100;
  while (page(words).quick.length < bytes) words += 25;
  return page(words);
}

test("a page slightly above the first flight is compressed again, without loss", async () => {
  const { body, quick } = pageOf(14_000);
  const sent = await fitFirstFlight(body, quick);
  expect(sent.length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(sent).equals(body)).toBe(true);
});

test("a page that fits, or never would, is sent as it is", async () => {
  for (const bytes of [10_000, 20_000]) {
    const { body, quick } = pageOf(bytes);
    expect(await fitFirstFlight(body, quick)).toBe(quick);
  }
});

test("while all places are taken the quick compression serves; then places are free again", async () => {
  const { body, quick } = pageOf(14_000);
  const sent = await Promise.all(Array.from({ length: 6 }, () => fitFirstFlight(body, quick)));
  expect(sent.map((each) => each === quick)).toEqual([false, false, false, false, true, true]);
  expect(await fitFirstFlight(body, quick)).not.toBe(quick);
});
