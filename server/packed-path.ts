import { presetName } from "#app/calculator/address.ts";
import { rentalRules } from "#app/rental/rental.ts";
import { tcoRules } from "#app/tco/calculation.ts";
import { previewDay } from "./preview/preview-day.ts";

/** Query keys that pages read; URLs with other keys get the prerendered file. */
const readKeys = new Set([
  ...["answer", "filter", "q", "page", "name", "Organization", "kind", "place"],
  // The calculators, whose pages the content chooses.
  ...Object.keys(tcoRules),
  ...Object.keys(rentalRules),
  presetName,
]);

/**
 * The path of the prerendered file for a URL.
 * @returns the path without its query, or an unknown path when the page reads the query
 */
export function packedPath(url: string): string {
  const mark = url.indexOf("?");
  if (mark < 0) return url;
  const path = url.slice(0, mark);
  for (const pair of url.slice(mark + 1).split("&")) {
    const key = decodeKey(pair.split("=", 1)[0] ?? "");
    // Only staff may choose a day (preview/preview-day.ts), even if a field has that name.
    if (readKeys.has(key) && previewDay(`?${pair}`) === undefined) return url;
  }
  return path;
}

function decodeKey(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}
