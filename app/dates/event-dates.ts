import { longDay, timeText } from "#app/dates/india-time.ts";

/** Two moments with `+05:30` -> `Friday, 4 December 2026, 10:00 am to 1:00 pm IST`. */
export function spanText(start: string, end: string): string {
  const first = start.slice(0, 10);
  const last = end.slice(0, 10);
  const [from, until] = [timeText(start.slice(11, 16)), timeText(end.slice(11, 16))];
  return first === last
    ? `${longDay(first)}, ${from} to ${until} IST`
    : `${longDay(first)}, ${from} to ${longDay(last)}, ${until} IST`;
}

/** Whether something with these dates is shown on a day. */
export function isShown(
  dates: { published?: string | undefined; expires?: string | undefined },
  today: string,
): boolean {
  return (!dates.published || dates.published <= today) && (!dates.expires || today < dates.expires);
}
