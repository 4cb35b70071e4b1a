import { mondayOf } from "#app/booking/rules/calendar-days.ts";
import { content } from "#app/content/content.server.ts";
import { dayAfter, dayOf } from "#app/dates/india-time.ts";

/** A Monday two months after the day on which the tests run, no holiday. */
export function mondayAhead(): string {
  let day = mondayOf(dayAfter(dayOf(Date.now()), 60));
  while (content.booking.holidays.some((holiday) => holiday.day === day)) day = dayAfter(day, 7);
  return day;
}
