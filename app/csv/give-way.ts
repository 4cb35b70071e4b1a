const sliceMs = 8;

/** Walks through something long; after some milliseconds whatever else waits in this process has its turn. */
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
