/**
 * Storage cannot be reached, is locked, is full or broke off. What was being written may or may not be stored;
 * the same submission id makes a second try safe. Callers answer 503 with `Retry-After: retryAfterS`.
 */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
  readonly retryAfterS = 5;
}
