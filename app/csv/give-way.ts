const sliceMs = 8;

/** Iterates over a long list and yields to the event loop every few milliseconds. */
export async function* giveWay<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let began = performance.now();
  for (const item of items) {
    if (performance.now() - began > sliceMs) {
      await new Promise((resolve) => setImmediate(resolve));
      began = performance.now();
    }
    yield item;
  }
}
