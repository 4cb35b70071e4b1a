/** At most `limit` in any `windowMs`. */
export type RateRule = { name: string; limit: number; windowMs: number };

/** Counts attempts. Another store (the database, shared by replicas) can stand behind the same function. */
export type RateLimiter = {
  /** Counts one attempt of `key`. Resolves to 0, or to the seconds to wait when it is one too many. */
  take(rule: RateRule, key: string): number | Promise<number>;
};

export type ForgettingLimiter = RateLimiter & {
  /** Drops the counts that no limit asks for any more, and says how many. */
  forget(): number | Promise<number>;
};

const minutes = (count: number) => count * 60_000;

/** One address may be a whole office behind one router. */
export const formRule: RateRule = { name: "form", limit: 60, windowMs: minutes(10) };
/** One address may be a whole venue. */
export const feedbackRule: RateRule = { name: "feedback", limit: 300, windowMs: minutes(10) };
/** All addresses together, for each kind of form. */
export const ceilingRule: RateRule = { name: "ceiling", limit: 6000, windowMs: minutes(10) };

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
    forget() {
      const before = counts.size;
      for (const [id, count] of counts) if (isOver(count, now())) counts.delete(id);
      return before - counts.size;
    },
  };
}

/** For drills and benches on a loopback address: RATE_LIMIT=off. */
export const noRateLimit: RateLimiter = { take: () => 0 };

/**
 * Counts an attempt of an address, and then of everybody: the address first, so that one flood does not use up what
 * all share. Resolves to the seconds to wait, 0 when it may pass.
 */
export async function secondsToWait(limiter: RateLimiter, rule: RateRule, address: string): Promise<number> {
  const own = await limiter.take(rule, addressKey(address));
  return own > 0 ? own : limiter.take(ceilingRule, rule.name);
}

/** What an address is counted by: an IPv6 network of 64 bits is one household, an IPv4 address is itself. */
export function addressKey(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(gap).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}

function moved(count: Count | undefined, at: number, windowMs: number): Count {
  if (!count || isOver(count, at)) return { windowStart: at, windowMs, current: 0, previous: 0 };
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
