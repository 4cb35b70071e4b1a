import {
  clockText,
  dayAfter,
  dayOf,
  isDay,
  longDay,
  momentOf,
  shortDate,
  shortDay,
  startOfDay,
} from "./india-time.ts";

/** Short times in India by the 24-hour clock, for the workspace and files. Visitors read `timeText`. */

/** `21 Nov 2026, 13:05` */
export function istDateTime(at: Date): string {
  return `${istDate(at)}, ${clockText(at.getTime())}`;
}

/** `Tue 24 Nov, 10:30 IST` */
export function istShort(at: number): string {
  return `${shortDay(dayOf(at))}, ${clockText(at)} IST`;
}

/** `Tuesday, 24 November 2026, 10:30 to 10:50 IST` */
export function istSpan(start: number, end: number): string {
  return `${longDay(dayOf(start))}, ${clockText(start)} to ${clockText(end)} IST`;
}

/** The shortest clear form: 13:05 today, 21 Nov this year, 21 Nov 2025 before. */
export function istBrief(at: Date, now: Date): string {
  const [date, today] = [istDate(at), istDate(now)];
  if (date === today) return clockText(at.getTime());
  return date.slice(-4) === today.slice(-4) ? date.slice(0, -5) : date;
}

/** `2026-11-21T13:05:09+05:30`, for files. */
export function istStamp(at: Date): string {
  return `${momentOf(at.getTime())}:${at.toISOString().slice(17, 19)}+05:30`;
}

/** The instant at which a day begins in India; undefined when the text is not a day such as 2026-11-21. */
export function istDayStart(text: string | null, daysLater = 0): Date | undefined {
  return text && isDay(text) ? startOfDay(dayAfter(text, daysLater)) : undefined;
}

function istDate(at: Date): string {
  const day = dayOf(at);
  return `${shortDate(day)} ${day.slice(0, 4)}`;
}
