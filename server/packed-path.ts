import { presetName } from "#app/calculator/address.ts";
import { rentalRules } from "#app/rental/rental.ts";
import { rentalPath } from "#app/rental/rental-calculation.ts";
import { tcoPath, tcoRules } from "#app/tco/calculation.ts";

/** Query keys that pages read; URLs with other keys get the prerendered file. */
const readKeys = new Set(["answer", "filter", "q", "page", "name", "Organization", "kind", "place"]);
const figures = new Map([
  [tcoPath, new Set([...Object.keys(tcoRules), presetName])],
  [rentalPath, new Set(Object.keys(rentalRules))],
]);

/**
 * The path of the prerendered file for a URL.
 * @returns the path without its query, or an unknown path when the page reads the query
 */
export function packedPath(url: string): string {
  const mark = url.indexOf("?");
  if (mark < 0) return url;
  const path = url.slice(0, mark);
  const own = figures.get(path.replace(/\.data$/, ""));
  for (const pair of url.slice(mark + 1).split("&")) {
    const key = decodeKey(pair.split("=", 1)[0] ?? "");
    if (readKeys.has(key) || own?.has(key)) return url;
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
