import type { EventEntry } from "#app/content/schema/event.schema.ts";
import type { Page } from "#app/content/schema/page.schema.ts";
import { eventPlace } from "#app/forms/declared/event-place.ts";

type Placed = Pick<Page, "path" | "blocks">;

/** The page for requesting places in a series: the one that shows both the series and the form. */
export function pageOfSeries(pages: readonly Placed[], series: EventEntry["series"]): string | undefined {
  return pages.find((page) => asksForPlaces(page) && seriesOn(page).includes(series))?.path;
}

/** The page's sessions that have not begun, the next one first. */
export function openSessions(events: readonly EventEntry[], page: Placed, now: Date): EventEntry[] {
  return events
    .filter((event) => seriesOn(page).includes(event.series) && isOpen(event, now))
    .sort((a, b) => a.start.localeCompare(b.start));
}

/** Whether places can still be requested. */
export function isOpen({ start }: Pick<EventEntry, "start">, now: Date): boolean {
  return Date.parse(start) > now.getTime();
}

/** The session named by an address, open or not. */
export function sessionAt(events: readonly EventEntry[], query: URLSearchParams): EventEntry | undefined {
  return events.find(({ slug }) => slug === query.get("kind"));
}

/** The path of a session's calendar file. */
export function calendarPath({ slug }: Pick<EventEntry, "slug">): string {
  return `/calendar/${slug}.ics`;
}

function asksForPlaces({ blocks }: Placed): boolean {
  return blocks.some((block) => block.block === "tool" && block.tool === eventPlace.id);
}

function seriesOn({ blocks }: Placed): string[] {
  return blocks.flatMap((block) => (block.block === "events" ? block.series : []));
}
