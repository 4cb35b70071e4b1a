/** Keys of the query that a page reads; every other query gets the prerendered file. */
const readKeys = new Set(["filter", "q", "page", "name", "Organization", "kind", "place"]);
const toolPages = new Set(["/apple-mac-tco-calculator", "/apple-financial-services"]);

/**
 * The path under which a URL may be answered from memory.
 * @returns the path without its query, or an unknown path when the query is one that the page reads
 */
export function packedPath(url: string): string {
  const mark = url.indexOf("?");
  if (mark < 0) return url;
  const path = url.slice(0, mark);
  if (path.endsWith(".data") ? toolPages.has(path.slice(0, -5)) : toolPages.has(path)) return url;
  for (const pair of url.slice(mark + 1).split("&")) {
    if (readKeys.has(decodeKey(pair.split("=", 1)[0] ?? ""))) return url;
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
