import type { BookingRules } from "#app/content/schema/booking.schema.ts";
import { weekdayCodes } from "#app/content/schema/site.schema.ts";
import { dayAfter, weekdayOf } from "#app/dates/india-time.ts";

/** A place's rules for one day. */
export type CalendarDay = {
  day: string;
  /** Opening and closing as times of day, in order; empty on a holiday or a day of rest. */
  hours: readonly (readonly [opens: string, closes: string])[];
  holiday?: string;
};

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return dayAfter(day, -((weekdayOf(day) + 6) % 7));
}

/** Working hours and holidays of a place, from a day onwards. */
export function calendarDays(
  rules: BookingRules,
  place: string,
  first: string,
  count: number,
): CalendarDay[] {
  const hours = rules.places.find(({ id }) => id === place)?.hours ?? [];
  return Array.from({ length: count }, (_, index): CalendarDay => {
    const day = dayAfter(first, index);
    const holiday = rules.holidays.find((each) => each.day === day && (each.places?.includes(place) ?? true));
    if (holiday) return { day, hours: [], holiday: holiday.name };
    const code = weekdayCodes[(weekdayOf(day) + 6) % 7];
    const open = hours.filter(({ codes }) => codes.some((each) => each === code));
    return {
      day,
      hours: open.map(({ opens, closes }) => [opens, closes] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
    };
  });
}
