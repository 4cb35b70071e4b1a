import { performance } from "node:perf_hooks";

const rememberedMs = 1_000;

/**
 * A short memory of a database that does not answer: while it is silent one caller asks and waits, and the others are
 * told at once. A database that answers anything meanwhile is slow and not silent.
 * @param patienceMs after which one who asks is known to have had no answer
 */
export class Silence {
  readonly #patienceMs: number;
  #answeredAt = 0;
  #refusesUntil: number | undefined;

  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs;
  }

  /** Whether to ask now; whoever may is the one that others wait for. */
  mayAsk(): boolean {
    if (this.#refusesUntil === undefined) return true;
    const now = performance.now();
    if (now < this.#refusesUntil) return false;
    this.#refusesUntil = now + this.#patienceMs + rememberedMs;
    return true;
  }

  answered(): void {
    this.#answeredAt = performance.now();
    this.#refusesUntil = undefined;
  }

  /** @param askedAt by `performance.now()` */
  timedOut(askedAt: number): void {
    if (this.#answeredAt < askedAt) this.#refusesUntil = performance.now() + rememberedMs;
  }
}
