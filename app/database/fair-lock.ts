/** Gives one thing to one caller at a time, in the order they asked. */
export class FairLock {
  #last: Promise<void> = Promise.resolve();

  /** Resolves to the function that ends the turn, or to null when the turn did not come within `waitMs`. */
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

  /** Resolves when nobody has or wants a turn. */
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
