import type { ShownDays } from "#app/booking/steps/steps.ts";
import { dayAfter, dayOf, daysFrom, momentOf } from "#app/dates/india-time.ts";
import { mondayOf } from "./calendar-days.ts";
import type { Offer } from "./offer.ts";
import { bookableDays, type Calendar, closedFor, freeStarts } from "./slots.ts";

const daysShown = 5 * 7;

/**
 * The five weeks of the wanted day with their free times; without such a day the first that have some. They are counted
 * from the first free day's Monday, whatever the month: near its end a calendar month would show a day or two.
 * Undefined if nothing is free.
 */
export function shownDays(
  offer: Offer,
  wanted: string | undefined,
  calendar: Calendar,
  now: number,
): ShownDays | undefined {
  const free = freeDays(offer, calendar, now);
  const soonest = free[0]?.[0];
  if (!soonest) return undefined;
  const day = firstFrom(free, wanted) ?? soonest;
  const monday = mondayOf(soonest);
  const first = firstShown(day, monday);
  const last = dayAfter(first, daysShown - 1);
  const today = dayOf(now);
  const before = free.findLast(([each]) => each < first)?.[0];
  const after = free.find(([each]) => each > last)?.[0];
  const until = bookableDays(offer, now).last;
  return {
    first,
    last,
    free: free.filter(([each]) => first <= each && each <= last),
    closed: closedDays(offer, first, last).filter(([each]) => each >= today),
    ...(until < last ? { until } : {}),
    ...(before ? { before: firstFrom(free, firstShown(before, monday)) ?? before } : {}),
    ...(after ? { after } : {}),
    day,
    times: freeStarts(offer, day, calendar, now).map(momentOf),
  };
}

/** The free days next to the chosen one, also beyond the days shown. */
export function daysBeside({ day, free, before, after }: ShownDays): { earlier?: string; later?: string } {
  return {
    earlier: free.findLast(([each]) => each < day)?.[0] ?? before,
    later: free.find(([each]) => each > day)?.[0] ?? after,
  };
}

/** The first of the days shown together with a day. */
function firstShown(day: string, monday: string): string {
  return dayAfter(day, -(daysFrom(monday, day) % daysShown));
}

type FreeDays = (readonly [day: string, count: number])[];

function freeDays(offer: Offer, calendar: Calendar, now: number): FreeDays {
  const { first, last } = bookableDays(offer, now);
  const days: FreeDays = [];
  for (let day = first; day <= last; day = dayAfter(day)) {
    const count = freeStarts(offer, day, calendar, now).length;
    if (count > 0) days.push([day, count]);
  }
  return days;
}

function firstFrom(free: FreeDays, wanted: string | undefined): string | undefined {
  return wanted ? free.find(([day]) => day >= wanted)?.[0] : undefined;
}

/** The closed days of a period, each with its reason. */
function closedDays(offer: Offer, first: string, last: string): [day: string, reason: string][] {
  const days: [string, string][] = [];
  for (let day = first; day <= last; day = dayAfter(day)) {
    const reason = closedFor(offer, day);
    if (reason) days.push([day, reason]);
  }
  return days;
}
