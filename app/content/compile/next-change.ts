import type { Authored } from "#app/content/read/authored.ts";
import { startOfDay } from "#app/dates/india-time.ts";

const dayMs = 24 * 60 * 60_000;

/**
 * The first instant after `now` (UTC, ISO) at which the date of a post, an authorisation, an event or a launch changes
 * the site, and it must be rebuilt.
 */
export function nextChange(authored: Authored, now: Date): string | undefined {
  const dated = [
    ...[...authored.posts.values()].map((entry) => entry.value),
    ...[...authored.jobs.values()].map((entry) => entry.value),
    ...[...authored.events.values()].map((entry) => entry.value),
    authored.announcement?.value.strip,
    authored.announcement?.value.modal,
  ];
  const days = dated
    .flatMap((dates) => [dates?.published, dates?.expires])
    .filter((day) => day !== undefined);
  const launches = authored.shop?.value.launches ?? [];
  const launchDays = launches.flatMap(({ published, days: dates }) => [
    startOfDay(published).getTime(),
    // A launch day is offered until its end.
    ...dates.map(({ day }) => startOfDay(day).getTime() + dayMs),
  ]);
  const authorisations = authored.site?.value.authorisations ?? [];
  const instants = [
    ...launchDays,
    // An authorisation is shown until the end of its last day.
    ...authorisations.map(({ validUntil }) => startOfDay(validUntil).getTime() + dayMs),
    ...days.map((day) => startOfDay(day).getTime()),
    // An event is offered until it begins, and listed as coming until it ends.
    ...[...authored.events.values()].flatMap(({ value }) => [Date.parse(value.start), Date.parse(value.end)]),
  ];
  const coming = instants.filter((instant) => instant > now.getTime());
  return coming.length > 0 ? new Date(Math.min(...coming)).toISOString() : undefined;
}
