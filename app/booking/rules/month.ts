import type { MonthView } from "#app/booking/steps/steps.ts";
import { dayAfter, dayOf, momentOf } from "#app/dates/india-time.ts";
import type { Offer } from "./offer.ts";
import { bookableDays, type Calendar, closedFor, freeStarts } from "./slots.ts";

/**
 * The month of the wanted day with its free times; without such a day the first month that has some. Undefined if
 * nothing is free.
 */
export function monthView(
  offer: Offer,
  wanted: string | undefined,
  calendar: Calendar,
  now: number,
): MonthView | undefined {
  const free = freeDays(offer, calendar, now);
  const day = free.find(([each]) => each === wanted)?.[0] ?? firstFrom(free, wanted) ?? free[0]?.[0];
  if (!day) return undefined;
  const month = day.slice(0, 7);
  const before = free.findLast(([each]) => each < `${month}-01`)?.[0];
  const after = free.find(([each]) => each > `${month}-31`)?.[0];
  return {
    month,
    free: free.filter(([each]) => each.startsWith(month)),
    closed: closedDays(offer, month, dayOf(now)),
    ...(before ? { before: firstOfMonth(free, before) } : {}),
    ...(after ? { after } : {}),
    day,
    times: freeStarts(offer, day, calendar, now).map(momentOf),
  };
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

function firstOfMonth(free: FreeDays, day: string): string {
  return free.find(([each]) => each.startsWith(day.slice(0, 7)))?.[0] ?? day;
}

/** The closed days of a month from today on, each with its reason. */
function closedDays(offer: Offer, month: string, today: string): [day: string, reason: string][] {
  const days: [string, string][] = [];
  const first = today.startsWith(month) ? today : `${month}-01`;
  for (let day = first; day.startsWith(month); day = dayAfter(day)) {
    const reason = closedFor(offer, day);
    if (reason) days.push([day, reason]);
  }
  return days;
}
