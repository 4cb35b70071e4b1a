import { type Database, DatabaseUnavailable } from "#app/database/database.server.ts";
import { databaseRateLimiter } from "./database-rate-limit.server.ts";
import { memoryRateLimiter } from "./memory-rate-limit.server.ts";
import type { ForgettingLimiter } from "./rate-limit.server.ts";

/**
 * The limiter of the public forms. On PostgreSQL the counts are rows, so that replicas share their limits; while the
 * database is unavailable, each process counts for itself. SQLite has one process and nothing to share.
 */
export function publicRateLimiter(
  db: Database,
  { secret, now }: { secret: string; now: () => number },
): ForgettingLimiter {
  const own = memoryRateLimiter(now);
  if (db.engine !== "postgres") return own;
  const shared = databaseRateLimiter(db, { secret, now });
  return {
    async take(rule, key) {
      try {
        return await shared.take(rule, key);
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable)) throw error;
        return own.take(rule, key);
      }
    },
    async giveBack(rule, key) {
      await shared.giveBack(rule, key);
    },
    async forget() {
      return (await own.forget()) + (await shared.forget());
    },
  };
}
