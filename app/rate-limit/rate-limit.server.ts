import { networksOf } from "./networks.ts";

/** At most `limit` in any `windowMs`. */
export type RateRule = { name: string; limit: number; windowMs: number };

/** Counts attempts. Another store (the database, shared by replicas) can stand behind the same function. */
export type RateLimiter = {
  /** Counts one attempt of `key`. Resolves to 0, or to the seconds to wait when it is one too many. */
  take(rule: RateRule, key: string): number | Promise<number>;
};

/** Counts guesses: one that was right is given back, so that whoever knows is never kept out by knowing. */
export type GuessLimiter = RateLimiter & {
  giveBack(rule: RateRule, key: string): void | Promise<void>;
};

export type ForgettingLimiter = GuessLimiter & {
  /** Drops the counts that no limit asks for any more, and says how many. */
  forget(): number | Promise<number>;
};

const minutes = (count: number) => count * 60_000;

/** One address may be a whole office behind one router. */
export const formRule: RateRule = { name: "form", limit: 60, windowMs: minutes(10) };
/** One address may be a whole venue. */
export const feedbackRule: RateRule = { name: "feedback", limit: 300, windowMs: minutes(10) };
/** All addresses together, for each kind of form. */
const ceilingRule: RateRule = { name: "ceiling", limit: 6000, windowMs: minutes(10) };

/** Most addresses remembered at once; beyond it the oldest are forgotten. */
const mostKeys = 50_000;

type Count = { windowStart: number; windowMs: number; current: number; previous: number };

/**
 * A sliding window in memory: the count of the present window plus the share of the previous one that still
 * lies within reach. Refused attempts are not counted, so that waiting always helps.
 */
export function memoryRateLimiter(now: () => number): ForgettingLimiter {
  const counts = new Map<string, Count>();
  return {
    take({ name, limit, windowMs }, key) {
      const id = `${name} ${key}`;
      const at = now();
      const count = moved(counts.get(id), at, windowMs);
      const passed = (at - count.windowStart) / windowMs;
      if (count.previous * (1 - passed) + count.current + 1 > limit)
        return secondsUntilRoom(count, passed, limit);
      count.current += 1;
      counts.delete(id);
      counts.set(id, count);
      if (counts.size > mostKeys) counts.delete(counts.keys().next().value ?? id);
      return 0;
    },
    giveBack({ name }, key) {
      const count = counts.get(`${name} ${key}`);
      if (count && count.current > 0) count.current -= 1;
    },
    forget() {
      const before = counts.size;
      for (const [id, count] of counts) if (isOver(count, now())) counts.delete(id);
      return before - counts.size;
    },
  };
}

/** For drills and benches on a loopback address: RATE_LIMIT=off. */
export const noRateLimit: GuessLimiter = { take: () => 0, giveBack: () => {} };

/**
 * Counts an attempt of an address, in each of its networks: the narrowest first, so that one line's flood does not use
 * up what its neighbours have. Resolves to the seconds to wait, 0 when it may pass.
 */
export async function retryAfter(limiter: RateLimiter, rule: RateRule, address: string): Promise<number> {
  for (const { key, times } of networksOf(address)) {
    const seconds = await limiter.take({ ...rule, limit: rule.limit * times }, key);
    if (seconds > 0) return seconds;
  }
  return 0;
}

/**
 * Counts a submission that is about to be stored against what all addresses together have for a kind of form. Past it
 * nobody is refused: who is part of the crowd and who is not cannot be told, so all are kept and their mails are held.
 */
export async function isCrowd(limiter: RateLimiter, form: string): Promise<boolean> {
  return (await limiter.take(ceilingRule, form)) > 0;
}

function moved(count: Count | undefined, at: number, windowMs: number): Count {
  if (!count || isOver(count, at)) return { windowStart: at, windowMs, current: 0, previous: 0 };
  // The clock was set back: the window begins again where the clock is now.
  if (at < count.windowStart) return { ...count, windowStart: at, previous: 0 };
  if (at - count.windowStart < windowMs) return count;
  return { windowStart: count.windowStart + windowMs, windowMs, current: 0, previous: count.current };
}

/** Neither its window nor the one after it reaches the present. */
function isOver({ windowStart, windowMs }: Count, at: number): boolean {
  return at - windowStart >= 2 * windowMs;
}

/** Until the share of the previous window has shrunk enough, or the present one has become the previous. */
function secondsUntilRoom({ previous, current, windowMs }: Count, passed: number, limit: number): number {
  const room = limit - 1 - current;
  const until = room >= 0 && previous > 0 ? 1 - room / previous : 1 + Math.max(0, 1 - (limit - 1) / current);
  return Math.max(1, Math.ceil(((until - passed) * windowMs) / 1000));
}
