/** Starts work at once while fewer than `most` are running, otherwise after one of them ends. */
export function fewAtOnce(most: number) {
  const underWay = new Set<Promise<unknown>>();
  const begun: Promise<unknown>[] = [];
  return {
    /** Resolves when the work has started, not when it has ended. */
    async begin(work: () => Promise<unknown>): Promise<void> {
      while (underWay.size >= most) await Promise.race(underWay);
      const run = work().finally(() => underWay.delete(run));
      underWay.add(run);
      begun.push(run);
      // `done` reports the error.
      run.catch(() => {});
    },
    /** Resolves when all started work has ended; rejects with the first failure. */
    done: () => Promise.all(begun),
  };
}
