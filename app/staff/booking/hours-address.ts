type Asked = { place: string; day: string; by: "counters" | "people" };

/** The address of a day's hours, with a chosen stretch in it. */
export function hoursPath({ place, day, by }: Asked, chosen?: { from: string; to: string }): string {
  return `/leads/dashboard/calendar?${new URLSearchParams({ place, day, by, ...chosen })}`;
}
