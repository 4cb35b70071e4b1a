import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

/** Bytes that the first flight of a connection leaves for the body of a page: 14.4 kB less the head. */
export const roomInFirstFlight = 13_600;
/** A quick compression above this size cannot shrink to fit. */
const hopelessBytes = 15_300;

/** The largest head of a page leaves this much: a body that fits is not tried again. */
const fits = 13_660;

/** Maximum of waiting compressions. They run one at a time, so that attackers can use one core at most. */
const places = 4;
let taken = 0;
let turn: Promise<unknown> = Promise.resolve();

/**
 * Compresses a page again if it slightly exceeds the first flight: that takes 30 to 60 ms in another thread, a second
 * flight a round trip of the visitor's network. Returns `quick` while all places are taken.
 * @param quick the body after quick compression
 */
export async function fitFirstFlight(body: Buffer, quick: NonSharedBuffer): Promise<NonSharedBuffer> {
  if (quick.length <= roomInFirstFlight || quick.length > hopelessBytes || taken === places) return quick;
  taken += 1;
  const mine = turn.then(() => thorough(body));
  turn = mine.catch(() => undefined);
  try {
    return await mine;
  } finally {
    taken -= 1;
  }
}

/** The smallest of three ways to write distances: which one is best differs from page to page, by up to 50 bytes. */
async function thorough(body: Buffer): Promise<NonSharedBuffer> {
  let least = await withDistances(body, 1);
  for (const postfix of [0, 2]) {
    if (least.length <= fits) break;
    const next = await withDistances(body, postfix);
    if (next.length < least.length) least = next;
  }
  return least;
}

function withDistances(body: Buffer, postfix: number): Promise<NonSharedBuffer> {
  return promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
    },
  });
}
