/** The same day and time this many months earlier; the last of the month where that day does not exist. */
export function monthsBefore(now: Date, months: number): Date {
  const earlier = new Date(now);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  if (earlier.getUTCDate() !== now.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}
