import { performance } from "node:perf_hooks";

const rememberedMs = 1_000;

/**
 * A circuit breaker for a database that does not answer: while it is silent, one caller probes and the others are
 * refused at once. A database that answers anything meanwhile is slow, not silent.
 * @param patienceMs after which a call counts as unanswered
 */
export class Silence {
  readonly #patienceMs: number;
  #answeredAt = 0;
  #refusesUntil: number | undefined;

  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs;
  }

  /** Whether to ask now; while the database is silent only one caller may, as the probe. */
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
