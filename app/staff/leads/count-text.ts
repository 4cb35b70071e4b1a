import { maxCounted } from "#app/leads/filter/max-counted.ts";
import type { LeadSum } from "#app/leads/filter/sum-leads.server.ts";
import { rupees } from "#app/values/rupees.ts";

/** A count as lists show it: what was counted no further has a plus. */
export function countText(count: number): string {
  return count >= maxCounted ? `${maxCounted.toLocaleString("en-IN")}+` : String(count);
}

/** What leads are worth together; nothing where none has a value. */
export function sumText({ paise, isMore }: LeadSum): string {
  if (paise === 0) return "";
  // Beyond a whole rupee a sum says nothing.
  return `₹${rupees(Math.round(paise / 100) * 100)}${isMore ? "+" : ""}`;
}
