import type { BookingKind, BookingRules, BookingTool } from "#app/content/schema/booking.schema.ts";
import { weekdayCodes } from "#app/content/schema/site.schema.ts";

/** One kind of booking in one place: everything that decides when it is free. */
export type Offer = {
  kind: BookingKind;
  place: string;
  /** What is occupied: a team in a place. */
  resource: string;
  /** How many it serves at a time. */
  seats: number;
  durationMs: number;
  bufferMs: number;
  everyMs: number;
  noticeMs: number;
  horizonDays: number;
  /** By weekday, 0 is Sunday: opening and closing as times of day. */
  hours: readonly (readonly [opens: string, closes: string])[][];
  /** By day, with their names. */
  holidays: ReadonlyMap<string, string>;
};

const minutes = (count: number) => count * 60_000;

/** The kinds of a tool, in the order of the content. */
export function kindsOf(rules: BookingRules, tool: BookingTool): BookingKind[] {
  return rules.kinds.filter((kind) => kind.tool === tool);
}

/** Undefined when there is no such kind, or not in this place. */
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
    // The codes begin with Monday, the numbers with Sunday.
    for (const code of codes) days[(weekdayCodes.indexOf(code) + 1) % 7]?.push([opens, closes]);
  }
  return days.map((day) => day.sort(([a], [b]) => (a < b ? -1 : 1)));
}
