/** The number formats of Insight. */

export function countOf(count: number): string {
  return count.toLocaleString("en-IN");
}

export function percentOf(part: number, whole: number): string {
  return whole === 0 ? "–" : `${Math.round((part / whole) * 100)}%`;
}
