import { longDay } from "#app/dates/india-time.ts";

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
