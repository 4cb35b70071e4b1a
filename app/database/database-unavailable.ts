/** Headers of a 503 for unavailable storage: retry after five seconds. */
export const retryAfter = { "Retry-After": "5" };

/**
 * Storage is unreachable, locked, full or failed midway. The data may or may not be stored; the submission id makes a
 * retry safe. Callers answer 503 with `retryAfter`.
 */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
}
