import { dayAfter, dayOf, instantOn, weekdayOf } from "./india-time.ts";

/** When work is done. Plain data: it travels with a submission. */
export type WorkingTime = {
  /** By weekday, 0 is Sunday: opening and closing as times of day, in order and without overlap. */
  week: readonly (readonly (readonly [opens: string, closes: string])[])[];
  /** Days on which no work is done at all. */
  holidays: readonly string[];
};

/** Every hour of every day: what counts where no working time is known. */
export const allHours: WorkingTime = { week: Array(7).fill([["00:00", "24:00"]]), holidays: [] };

/** No clock runs longer than this: a calendar without working hours would never end. */
const longestDays = 120;

/** The instant after so much working time. */
export function afterWorkingTime(from: number, lengthMs: number, working: WorkingTime): number {
  let left = lengthMs;
  let day = dayOf(from);
  for (let count = 0; count < longestDays; count += 1, day = dayAfter(day)) {
    for (const span of hoursOf(day, working)) {
      const { start: opens, end } = instantsOf(day, span);
      const start = Math.max(from, opens);
      if (end <= start) continue;
      if (left <= end - start) return start + left;
      left -= end - start;
    }
  }
  return from + lengthMs;
}

/** How much working time lies between two instants; after 120 days it counts no further. */
export function workingTimeBetween(from: number, until: number, working: WorkingTime): number {
  let sum = 0;
  let day = dayOf(from);
  const last = dayOf(until);
  for (let count = 0; count < longestDays && day <= last; count += 1, day = dayAfter(day)) {
    for (const span of hoursOf(day, working)) {
      const { start, end } = instantsOf(day, span);
      sum += Math.max(0, Math.min(end, until) - Math.max(start, from));
    }
  }
  return sum;
}

/** The end of work on the day that is so many working days later; the day itself does not count. */
export function afterWorkingDays(from: number, days: number, working: WorkingTime): number {
  let left = days;
  let day = dayOf(from);
  for (let count = 0; count < longestDays; count += 1) {
    day = dayAfter(day);
    const closes = hoursOf(day, working).at(-1)?.[1];
    if (!closes) continue;
    left -= 1;
    if (left === 0) return closes === "24:00" ? instantOn(dayAfter(day), "00:00") : instantOn(day, closes);
  }
  return from;
}

function instantsOf(day: string, [opens, closes]: readonly [opens: string, closes: string]) {
  const end = closes === "24:00" ? instantOn(dayAfter(day), "00:00") : instantOn(day, closes);
  return { start: instantOn(day, opens), end };
}

function hoursOf(day: string, { week, holidays }: WorkingTime) {
  return holidays.includes(day) ? [] : (week[weekdayOf(day)] ?? []);
}
