/** Begins work at once while few others are under way, else once one of them is done. */
export function fewAtOnce(most: number) {
  const underWay = new Set<Promise<unknown>>();
  const begun: Promise<unknown>[] = [];
  return {
    /** Resolves when the work has begun, not when it is done. */
    async begin(work: () => Promise<unknown>): Promise<void> {
      while (underWay.size >= most) await Promise.race(underWay);
      const run = work().finally(() => underWay.delete(run));
      underWay.add(run);
      begun.push(run);
      // The caller gets the error when it waits for all.
      run.catch(() => {});
    },
    /** All that was begun is done; rejects with the first failure. */
    done: () => Promise.all(begun),
  };
}
