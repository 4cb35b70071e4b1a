const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

const indiaAheadMs = 5.5 * 60 * 60 * 1000;

/** The calendar day in India at an instant: `2026-11-21`. */
export function dayInIndia(instant: Date): string {
  return new Date(instant.getTime() + indiaAheadMs).toISOString().slice(0, 10);
}

/** The instant at which a day begins in India. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`);
}

/** `2026-11-21` -> `21 November 2026`. Does not depend on the machine's locale. */
export function dayText(day: string): string {
  const [year, month = 1, date] = day.split("-").map(Number);
  return `${date} ${months[month - 1]} ${year}`;
}

/** Two moments with `+05:30` -> `Friday, 4 December 2026, 10:00–13:00 IST`. */
export function spanText(start: string, end: string): string {
  const first = start.slice(0, 10);
  const last = end.slice(0, 10);
  if (first === last) return `${longDay(first)}, ${start.slice(11, 16)}–${end.slice(11, 16)} IST`;
  return `${longDay(first)}, ${start.slice(11, 16)} to ${longDay(last)}, ${end.slice(11, 16)} IST`;
}

/** Whether something with these dates is shown on a day. */
export function isShown(
  dates: { published?: string | undefined; expires?: string | undefined },
  today: string,
): boolean {
  return (!dates.published || dates.published <= today) && (!dates.expires || today < dates.expires);
}

function longDay(day: string): string {
  return `${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]}, ${dayText(day)}`;
}
