import type { Authored } from "#app/content/read/authored.ts";
import type { EventEntry } from "#app/content/schema/event.schema.ts";
import type { Job } from "#app/content/schema/job.schema.ts";
import { isShown, spanText } from "#app/dates/event-dates.ts";
import { dayOf } from "#app/dates/india-time.ts";

/** The roles shown on a day, by team and title. */
export function compileJobs(jobs: Authored["jobs"], today: string): Job[] {
  return [...jobs]
    .filter(([, job]) => isShown(job.value, today))
    .map(([slug, { value, text }]) => ({ ...value, slug, html: text.html }))
    .sort((a, b) => `${a.team} ${a.title}`.localeCompare(`${b.team} ${b.title}`, "en"));
}

/** Coming events, soonest first, then past ones, latest first. */
export function compileEvents(events: Authored["events"], now: Date): EventEntry[] {
  const all = [...events]
    .filter(([, event]) => isShown(event.value, dayOf(now)))
    .map(([slug, { value }]) => ({
      ...value,
      slug,
      when: spanText(value.start, value.end),
      past: Date.parse(value.end) <= now.getTime(),
      begun: Date.parse(value.start) <= now.getTime(),
    }));
  const coming = all.filter((event) => !event.past).sort((a, b) => a.start.localeCompare(b.start));
  const past = all.filter((event) => event.past).sort((a, b) => b.start.localeCompare(a.start));
  return [...coming, ...past];
}
