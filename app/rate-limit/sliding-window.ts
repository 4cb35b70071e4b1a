/** At most `limit` in any `windowMs`. */
export type RateRule = { name: string; limit: number; windowMs: number };

/** The attempts of one key in the present window, which began with its first attempt, and in the previous one. */
export type Count = { windowStart: number; windowMs: number; current: number; previous: number };

/**
 * A sliding window: the present window's count plus the share of the previous one that still lies within reach.
 * Refused attempts are not counted, so that waiting always helps.
 * @returns the count to store, and 0 or the seconds to wait
 */
export function countAttempt(
  known: Count | undefined,
  { limit, windowMs }: RateRule,
  at: number,
): { count: Count; retryAfterS: number } {
  const count = moved(known, at, windowMs);
  const passed = (at - count.windowStart) / windowMs;
  const within = Math.floor(count.previous * (1 - passed)) + count.current;
  if (within + 1 > limit) return { count, retryAfterS: secondsUntilRoom(count, passed, limit) };
  return { count: { ...count, current: count.current + 1 }, retryAfterS: 0 };
}

/** Undoes one counted attempt. */
export function giveBackAttempt(known: Count | undefined, { windowMs }: RateRule, at: number): Count {
  const count = moved(known, at, windowMs);
  if (count.current > 0) return { ...count, current: count.current - 1 };
  return { ...count, previous: Math.max(0, count.previous - 1) };
}

/** Whether both its window and the following one are in the past. */
export function isOver({ windowStart, windowMs }: Count, at: number): boolean {
  return at - windowStart >= 2 * windowMs;
}

function moved(count: Count | undefined, at: number, windowMs: number): Count {
  if (!count || isOver(count, at)) return { windowStart: at, windowMs, current: 0, previous: 0 };
  // The clock was set back: the window starts again at the clock's present time.
  if (at < count.windowStart) return { ...count, windowStart: at, previous: 0 };
  if (at - count.windowStart < windowMs) return count;
  return { windowStart: count.windowStart + windowMs, windowMs, current: 0, previous: count.current };
}

/** Until the share of the previous window has become small enough, or the present window the previous one. */
function secondsUntilRoom({ previous, current, windowMs }: Count, passed: number, limit: number): number {
  const room = limit - current;
  const until = room > 0 && previous > 0 ? 1 - room / previous : 1 + Math.max(0, 1 - limit / current);
  return Math.max(1, Math.ceil(((until - passed) * windowMs + 1) / 1000));
}
