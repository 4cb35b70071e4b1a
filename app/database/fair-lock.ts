/** A mutual-exclusion lock that serves callers in the order they asked. */
export class FairLock {
  #last: Promise<void> = Promise.resolve();

  /** Resolves to the function that releases the lock, or to null after `waitMs`. */
  async take(waitMs: number): Promise<(() => void) | null> {
    const before = this.#last;
    let end = () => {};
    const mine = new Promise<void>((resolve) => {
      end = resolve;
    });
    this.#last = before.then(() => mine);
    if (await endsWithin(before, waitMs)) return end;
    end();
    return null;
  }

  /** Resolves when the lock is free and has no waiters. */
  async idle(): Promise<void> {
    let last: Promise<void> | undefined;
    while (last !== this.#last) {
      last = this.#last;
      await last;
    }
  }
}

async function endsWithin(promise: Promise<void>, waitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, waitMs, false);
  });
  const inTime = await Promise.race([promise.then(() => true), late]);
  clearTimeout(timer);
  return inTime;
}
