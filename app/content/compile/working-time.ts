import type { BookingRules } from "#app/content/schema/booking.schema.ts";
import { weekdayCodes } from "#app/content/schema/site.schema.ts";
import type { WorkingTime } from "#app/dates/working-time.ts";

type Span = [opens: string, closes: string];

/** When the company works: while at least one place is open, except on holidays that hold everywhere. */
export function workingTimeOf({ places, holidays }: Pick<BookingRules, "places" | "holidays">): WorkingTime {
  const week: Span[][] = Array.from({ length: 7 }, () => []);
  for (const { codes, opens, closes } of places.flatMap(({ hours }) => hours)) {
    // Weekday codes begin with Monday, weekday numbers with Sunday.
    for (const code of codes) week[(weekdayCodes.indexOf(code) + 1) % 7]?.push([opens, closes]);
  }
  return {
    week: week.map(joined),
    holidays: holidays.filter(({ places: some }) => !some).map(({ day }) => day),
  };
}

function joined(spans: Span[]): Span[] {
  const whole: Span[] = [];
  for (const [opens, closes] of spans.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const last = whole.at(-1);
    if (last && opens <= last[1]) last[1] = later(closes, last[1]);
    else whole.push([opens, closes]);
  }
  return whole;
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}
