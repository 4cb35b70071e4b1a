import { maxCounted } from "#app/leads/filter/max-counted.ts";
import type { LeadSum } from "#app/leads/filter/sum-leads.server.ts";
import { rupees } from "#app/values/rupees.ts";

/** A count for lists; "+" marks a count that stopped at its limit. */
export function countText(count: number): string {
  return count >= maxCounted ? `${maxCounted.toLocaleString("en-IN")}+` : String(count);
}

/** The value of leads together; empty if none has one. */
export function sumText({ paise, isMore }: LeadSum): string {
  if (paise === 0) return "";
  // Sums are rounded to whole rupees.
  return `₹${rupees(Math.round(paise / 100) * 100)}${isMore ? "+" : ""}`;
}
