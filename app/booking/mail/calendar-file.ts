import { icalInstant, icalLines, icalText } from "#app/dates/icalendar.ts";

/** A booking as a calendar program sees it. */
export type CalendarEntry = {
  /** Constant across versions of a booking. */
  uid: string;
  /** Grows with each change. */
  sequence: number;
  start: number;
  end: number;
  /** When this version was made, in milliseconds. */
  stamp: number;
  summary: string;
  location: string;
  description: string;
  url: string;
  organizer: { name: string; email: string };
  status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
};

/** An iCalendar file (RFC 5545, RFC 5546). */
export function calendarFile(entry: CalendarEntry): string {
  const { organizer, status } = entry;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${icalText(organizer.name)}//Booking//EN`,
    `METHOD:${status === "CANCELLED" ? "CANCEL" : "PUBLISH"}`,
    "BEGIN:VEVENT",
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${icalInstant(entry.stamp)}`,
    `DTSTART:${icalInstant(entry.start)}`,
    `DTEND:${icalInstant(entry.end)}`,
    `STATUS:${status}`,
    `SUMMARY:${icalText(entry.summary)}`,
    `LOCATION:${icalText(entry.location)}`,
    `DESCRIPTION:${icalText(entry.description)}`,
    `URL:${entry.url}`,
    `ORGANIZER;CN="${organizer.name.replaceAll('"', "")}":mailto:${organizer.email}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return icalLines(lines);
}
