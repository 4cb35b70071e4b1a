type Asked = { place: string; day: string; by: "counters" | "people" };

/** A stretch of a day, in the clock's words: `09:30`. */
export type Stretch = { from: string; to: string };

/** Whether the row that begins at a clock's time belongs to a stretch. */
export function isIn({ from, to }: Stretch, clock: string): boolean {
  return clock >= from && clock < to;
}

/** The address of a day's hours, with a chosen stretch in it. */
export function hoursPath({ place, day, by }: Asked, chosen?: Stretch): string {
  return `/leads/dashboard/calendar?${new URLSearchParams({ place, day, by, ...chosen })}`;
}
