type Asked = { place: string; day: string; by: "counters" | "people" };

/** Where a day is shown with its hours, with the stretch that somebody has chosen in it. */
export function hoursPath({ place, day, by }: Asked, chosen?: { from: string; to: string }): string {
  return `/leads/dashboard/calendar?${new URLSearchParams({ place, day, by, ...chosen })}`;
}
