import type { ForgettingLimiter } from "./rate-limit.server.ts";
import { type Count, countAttempt, giveBackAttempt, isOver } from "./sliding-window.ts";

/** Most addresses remembered at once; beyond it the oldest are forgotten. */
const maxKeys = 50_000;

/** Counts attempts in the memory of one process. */
export function memoryRateLimiter(now: () => number): ForgettingLimiter {
  const counts = new Map<string, Count>();
  return {
    take(rule, key) {
      const id = `${rule.name} ${key}`;
      const { count, retryAfterS } = countAttempt(counts.get(id), rule, now());
      if (retryAfterS > 0) return retryAfterS;
      counts.delete(id);
      counts.set(id, count);
      if (counts.size > maxKeys) counts.delete(counts.keys().next().value ?? id);
      return 0;
    },
    giveBack(rule, key) {
      const id = `${rule.name} ${key}`;
      if (counts.has(id)) counts.set(id, giveBackAttempt(counts.get(id), rule, now()));
    },
    forget() {
      const before = counts.size;
      for (const [id, count] of counts) if (isOver(count, now())) counts.delete(id);
      return before - counts.size;
    },
  };
}
