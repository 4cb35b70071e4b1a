import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

/** Bytes that the first flight of a connection leaves for the body of a page: 14.4 kB less the head. */
export const roomInFirstFlight = 13_600;
/** What is larger in the quick form does not come to fit. */
const hopelessBytes = 15_300;

const thorough = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** So many may wait for their turn: one after another, they take one core at most whoever asks for them. */
const places = 4;
let taken = 0;
let turn: Promise<unknown> = Promise.resolve();

/**
 * A page that misses the first flight by little is compressed again, thoroughly: that takes 30 to 60 ms beside the
 * thread that answers, a second flight a round trip of the visitor's network. The quick form serves while all places
 * are taken.
 * @param quick the body as it is sent otherwise
 */
export async function fitFirstFlight(body: Buffer, quick: NonSharedBuffer): Promise<NonSharedBuffer> {
  if (quick.length <= roomInFirstFlight || quick.length > hopelessBytes || taken === places) return quick;
  taken += 1;
  const mine = turn.then(() => promisify(brotliCompress)(body, thorough));
  turn = mine.catch(() => undefined);
  try {
    return await mine;
  } finally {
    taken -= 1;
  }
}
