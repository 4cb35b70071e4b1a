import type { ChangedFile } from "#app/content/publish/describe-changes.ts";
import { longDay } from "#app/dates/india-time.ts";

/** `new      post "Plan a refresh" (/blog/plan-a-refresh), visible from 29 November 2026` */
export function changeInWords({ change, kind, title, address, path, from }: ChangedFile, today: string) {
  const named = [kind, title && `"${title}"`, `(${address || path})`].filter(Boolean).join(" ");
  const later = change !== "removed" && from > today ? `, visible from ${longDay(from)}` : "";
  return `  ${change.padEnd(8)} ${named}${later}`;
}
