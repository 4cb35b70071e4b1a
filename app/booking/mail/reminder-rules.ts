const hours = (count: number) => count * 3_600_000;
const aheadMs = hours(24);
/** Who books or moves this shortly before it would be due needs no reminder. */
const leastMs = hours(1);

/** The instant at which the reminder of a booking goes out: the day before. */
export function reminderDue(start: number): number {
  return start - aheadMs;
}

/** Whether a booking made now is far enough away to be reminded of. */
export function isReminded(start: number, now: Date): boolean {
  return reminderDue(start) - now.getTime() >= leastMs;
}
