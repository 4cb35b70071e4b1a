import { maxCounted } from "#app/leads/filter/max-counted.ts";

/** A count of leads, which stops at a thousand. */
export function countText(count: number): string {
  return count >= maxCounted ? `${maxCounted.toLocaleString("en-IN")}+` : String(count);
}
