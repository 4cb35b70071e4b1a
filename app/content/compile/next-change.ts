import type { Authored } from "#app/content/authored.ts";
import { startOfDay } from "#app/content/dates.ts";

/**
 * The first instant after `now` (UTC, ISO) at which a publish, expiry or event date changes what the site
 * shows: when the site must be built again.
 */
export function nextChange(authored: Authored, now: Date): string | undefined {
  const dated = [
    ...[...authored.posts.values()].map((entry) => entry.value),
    ...[...authored.jobs.values()].map((entry) => entry.value),
    authored.announcement?.value.strip,
    authored.announcement?.value.modal,
  ];
  const days = dated
    .flatMap((dates) => [dates?.published, dates?.expires])
    .filter((day) => day !== undefined);
  const instants = [
    ...days.map((day) => startOfDay(day).getTime()),
    ...[...authored.events.values()].map((entry) => Date.parse(entry.value.end)),
  ];
  const coming = instants.filter((instant) => instant > now.getTime());
  return coming.length > 0 ? new Date(Math.min(...coming)).toISOString() : undefined;
}
