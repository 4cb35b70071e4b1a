import type { BookingKind, BookingRules, BookingTool } from "#app/content/schema/booking.schema.ts";
import { weekdayCodes } from "#app/content/schema/site.schema.ts";

/** One kind of booking in one place, with everything that decides when it is free. */
export type Offer = {
  kind: BookingKind;
  place: string;
  /** The team in a place that a booking occupies. */
  resource: string;
  /** How many bookings it serves at a time. */
  seats: number;
  durationMs: number;
  bufferMs: number;
  everyMs: number;
  noticeMs: number;
  horizonDays: number;
  /** By weekday, 0 is Sunday: opening and closing as times of day. */
  hours: readonly (readonly [opens: string, closes: string])[][];
  /** Holiday names by day. */
  holidays: ReadonlyMap<string, string>;
};

const minutes = (count: number) => count * 60_000;

/** A tool's kinds, in content order. */
export function kindsOf(rules: BookingRules, tool: BookingTool): BookingKind[] {
  return rules.kinds.filter((kind) => kind.tool === tool);
}

/** Undefined when the kind does not exist or is not offered in this place. */
export function offerOf(rules: BookingRules, kindId: string, placeId: string): Offer | undefined {
  const kind = rules.kinds.find(({ id }) => id === kindId);
  const place = rules.places.find(({ id }) => id === placeId);
  const team = rules.teams.find(({ id }) => id === kind?.team);
  if (!kind || !place || !team || !kind.places.includes(placeId)) return undefined;
  return {
    kind,
    place: placeId,
    resource: `${team.id}@${placeId}`,
    seats: team.seats[placeId] ?? 0,
    durationMs: minutes(kind.minutes),
    bufferMs: minutes(kind.bufferMinutes),
    everyMs: minutes(kind.everyMinutes),
    noticeMs: minutes(60 * kind.noticeHours),
    horizonDays: kind.horizonDays,
    hours: byWeekday(place.hours),
    holidays: new Map(
      rules.holidays
        .filter(({ places }) => !places || places.includes(placeId))
        .map(({ day, name }) => [day, name]),
    ),
  };
}

function byWeekday(hours: BookingRules["places"][number]["hours"]): Offer["hours"] {
  const days: [string, string][][] = Array.from({ length: 7 }, () => []);
  for (const { codes, opens, closes } of hours) {
    // Weekday codes begin with Monday, weekday numbers with Sunday.
    for (const code of codes) days[(weekdayCodes.indexOf(code) + 1) % 7]?.push([opens, closes]);
  }
  return days.map((day) => day.sort(([a], [b]) => (a < b ? -1 : 1)));
}
