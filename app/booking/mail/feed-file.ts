import { icalInstant, icalLines, icalText } from "#app/dates/icalendar.ts";

/** An appointment or a blocked time in a feed. Nobody's name, number or address: calendars are copied to other firms. */
export type FeedEvent = {
  uid: string;
  /** Grows with each change. */
  sequence: number;
  start: number;
  end: number;
  /** When this version was made. */
  stamp: number;
  summary: string;
  location: string;
  /** Where the workspace shows it. */
  url?: string | undefined;
  status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
};

/** A calendar that programs subscribe to (RFC 5545, RFC 7986). They ask again each quarter of an hour. */
export function feedFile({ name, maker }: { name: string; maker: string }, events: FeedEvent[]): string {
  return icalLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${icalText(maker)}//Appointments//EN`,
    "METHOD:PUBLISH",
    `NAME:${icalText(name)}`,
    `X-WR-CALNAME:${icalText(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT15M",
    "X-PUBLISHED-TTL:PT15M",
    ...events.flatMap((event) => [
      "BEGIN:VEVENT",
      `UID:${event.uid}`,
      `SEQUENCE:${event.sequence}`,
      `DTSTAMP:${icalInstant(event.stamp)}`,
      `DTSTART:${icalInstant(event.start)}`,
      `DTEND:${icalInstant(event.end)}`,
      `STATUS:${event.status}`,
      `SUMMARY:${icalText(event.summary)}`,
      `LOCATION:${icalText(event.location)}`,
      ...(event.url ? [`URL:${event.url}`] : []),
      "CLASS:PRIVATE",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ]);
}
