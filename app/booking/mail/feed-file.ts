import { type IcalEvent, icalEvent, icalLines, icalText } from "#app/dates/icalendar.ts";

/**
 * An appointment or a blocked time in a feed. Without names, numbers or addresses: calendars are copied to other
 * companies.
 */
export type FeedEvent = IcalEvent & {
  /** The screen of the workspace that shows it. */
  url?: string | undefined;
};

/** A calendar that programs subscribe to (RFC 5545, RFC 7986). They refresh it every quarter of an hour. */
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
    ...events.flatMap((event) =>
      icalEvent(event, [...(event.url ? [`URL:${event.url}`] : []), "CLASS:PRIVATE"]),
    ),
    "END:VCALENDAR",
  ]);
}
