/** The headers of a 503 because storage cannot be used: in so many seconds it may be back. */
export const retryAfter = { "Retry-After": "5" };

/**
 * Storage cannot be reached, is locked, is full or broke off. What was being written may or may not be stored;
 * the same submission id makes a second try safe. Callers answer 503 with `retryAfter`.
 */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
}
