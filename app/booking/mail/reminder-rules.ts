const hours = (count: number) => count * 3_600_000;
const aheadMs = hours(24);
/** A booking made or moved this shortly before its reminder would be due gets none. */
const leastMs = hours(1);

/** When a booking's reminder is due: the day before. */
export function reminderDue(start: number): number {
  return start - aheadMs;
}

/** Whether a booking made now is far enough ahead for a reminder. */
export function isReminded(start: number, now: Date): boolean {
  return reminderDue(start) - now.getTime() >= leastMs;
}
