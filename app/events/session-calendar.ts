import { calendarFile } from "#app/booking/mail/calendar-file.ts";
import type { EventEntry } from "#app/content/schema/event.schema.ts";
import type { Site } from "#app/content/schema/site.schema.ts";
import { plainText } from "#app/values/markdown.ts";
import { placeText } from "#app/values/place-text.ts";

type Sender = { site: Pick<Site, "name" | "emails">; siteUrl: string; page: string };

/** A session as an iCalendar file, the same for every visitor. */
export function sessionCalendar(event: EventEntry, { site, siteUrl, page }: Sender): string {
  const start = Date.parse(event.start);
  return calendarFile({
    uid: `${event.slug}@${new URL(siteUrl).host}`,
    sequence: 0,
    start,
    end: Date.parse(event.end),
    // Not the clock: builds of the same content must produce the same file.
    stamp: start,
    summary: event.title,
    location: placeText(event),
    description: plainText(event.text),
    url: new URL(page, siteUrl).href,
    organizer: { name: site.name, email: site.emails.enterprise },
    // The team confirms each place by a separate mail.
    status: "TENTATIVE",
  });
}
