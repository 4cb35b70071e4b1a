import { type IcalEvent, icalEvent, icalLines, icalText } from "#app/dates/icalendar.ts";

/** A booking as a calendar program sees it. */
export type CalendarEntry = IcalEvent & {
  description: string;
  url: string;
  organizer: { name: string; email: string };
};

/** An iCalendar file (RFC 5545, RFC 5546). */
export function calendarFile(entry: CalendarEntry): string {
  const { organizer, status } = entry;
  return icalLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${icalText(organizer.name)}//Booking//EN`,
    `METHOD:${status === "CANCELLED" ? "CANCEL" : "PUBLISH"}`,
    ...icalEvent(entry, [
      `DESCRIPTION:${icalText(entry.description)}`,
      `URL:${entry.url}`,
      `ORGANIZER;CN="${organizer.name.replaceAll('"', "")}":mailto:${organizer.email}`,
    ]),
    "END:VCALENDAR",
  ]);
}
