/** A time of day as people in India say it: "18:30" is "6:30 pm". The space does not break. */
export function twelveHour(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")}\u00a0${hour < 12 ? "am" : "pm"}`;
}
