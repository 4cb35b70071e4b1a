import { networksOf } from "./networks.ts";
import type { RateRule } from "./sliding-window.ts";

/** Counts attempts, in memory or in the database, always by the rule of sliding-window.ts. */
export type RateLimiter = {
  /** Counts one attempt of `key`. Resolves to 0, or to the seconds to wait if it exceeds the limit. */
  take(rule: RateRule, key: string): number | Promise<number>;
};

/** Counts guesses. A right guess is refunded, so that people who know the answer are never locked out. */
export type GuessLimiter = RateLimiter & {
  giveBack(rule: RateRule, key: string): void | Promise<void>;
};

export type ForgettingLimiter = GuessLimiter & {
  /** Deletes counts that no limit needs, and returns how many. */
  forget(): number | Promise<number>;
};

const minutes = (count: number) => count * 60_000;

/** One address may be a whole office behind one router. */
export const formRule: RateRule = { name: "form", limit: 60, windowMs: minutes(10) };
/** One address may be a whole venue. */
export const feedbackRule: RateRule = { name: "feedback", limit: 300, windowMs: minutes(10) };
/** All addresses together, for each kind of form. */
const ceilingRule: RateRule = { name: "ceiling", limit: 6000, windowMs: minutes(10) };

/** For drills and benches on a loopback address: RATE_LIMIT=off. */
export const noRateLimit: GuessLimiter = { take: () => 0, giveBack: () => {} };

/**
 * Counts an attempt of an address in each of its networks: the narrowest first, so that one line's flood does not use
 * up its neighbours' limit. Resolves to the seconds to wait, 0 if it is allowed.
 */
export async function retryAfter(limiter: RateLimiter, rule: RateRule, address: string): Promise<number> {
  for (const { key, times } of networksOf(address)) {
    const seconds = await limiter.take({ ...rule, limit: rule.limit * times }, key);
    if (seconds > 0) return seconds;
  }
  return 0;
}

/**
 * Counts a submission before it is stored against the limit of all addresses together for a kind of form. Beyond it
 * none is refused: real visitors cannot be told from the flood, so all are stored and their mails are held.
 */
export async function isCrowd(limiter: RateLimiter, form: string): Promise<boolean> {
  return (await limiter.take(ceilingRule, form)) > 0;
}
