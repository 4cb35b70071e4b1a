import { dayAfter, dayOf, instantOn, longDay, weekdayOf } from "#app/dates/india-time.ts";
import type { Offer } from "./offer.ts";

/** A period in which a seat is taken by a booking or a live hold, including the buffer after it. */
export type Taken = { seat: number; from: number; to: number };

/** A period closed by staff. */
export type Closure = { from: number; to: number };

/** What occupies a resource within its hours. */
export type Calendar = { taken: readonly Taken[]; closures: readonly Closure[] };

/** Occupied time is stored in steps of five minutes. */
export const tickMs = 5 * 60_000;

/** The first and last day on which times can be offered. */
export function bookableDays({ noticeMs, horizonDays }: Offer, now: number): { first: string; last: string } {
  return { first: dayOf(now + noticeMs), last: dayAfter(dayOf(now), horizonDays) };
}

/** All free start times of a day: within the hours and the notice and horizon limits, neither closed nor taken. */
export function freeStarts(offer: Offer, day: string, calendar: Calendar, now: number): number[] {
  const { first, last } = bookableDays(offer, now);
  if (day < first || day > last) return [];
  const [dawn, night] = [instantOn(day, "00:00"), instantOn(dayAfter(day), "00:00")];
  const taken = calendar.taken.filter(({ from, to }) => from < night && dawn < to);
  return startsOn(offer, day).filter(
    (start) =>
      start >= now + offer.noticeMs &&
      !isClosed(offer, start, calendar.closures) &&
      freeSeat(offer, start, taken) !== undefined,
  );
}

/** Whether the rules offer this start time, taken or not. */
export function isOffered(offer: Offer, start: number, closures: readonly Closure[], now: number): boolean {
  return freeStarts(offer, dayOf(start), { taken: [], closures }, now).includes(start);
}

/** The first seat free from the start until the end of the buffer. */
export function freeSeat(
  { seats, durationMs, bufferMs }: Offer,
  start: number,
  taken: readonly Taken[],
): number | undefined {
  const end = start + durationMs + bufferMs;
  const occupied = new Set(taken.filter(({ from, to }) => from < end && start < to).map(({ seat }) => seat));
  for (let seat = 0; seat < seats; seat++) if (!occupied.has(seat)) return seat;
  return undefined;
}

/** The free times nearest to a lost one: later ones first, then earlier ones if there are too few. */
export function nearestFree(
  offer: Offer,
  wanted: number,
  calendar: Calendar,
  now: number,
  most = 4,
): number[] {
  const { first, last } = bookableDays(offer, now);
  const later: number[] = [];
  const earlier: number[] = [];
  for (let day = first; day <= last && later.length < most; day = dayAfter(day)) {
    for (const start of freeStarts(offer, day, calendar, now)) {
      if (start >= wanted) later.push(start);
      else earlier.push(start);
    }
  }
  const missing = Math.max(0, most - later.length);
  return [...earlier.slice(earlier.length - missing), ...later.slice(0, most)];
}

/** Why a day is closed, in a few words: the holiday, or "Sunday". */
export function closedFor({ hours, holidays }: Offer, day: string): string | undefined {
  const isOff = (hours[weekdayOf(day)] ?? []).length === 0;
  return holidays.get(day) ?? (isOff ? longDay(day).split(",")[0] : undefined);
}

function startsOn({ hours, holidays, durationMs, everyMs }: Offer, day: string): number[] {
  if (holidays.has(day)) return [];
  return (hours[weekdayOf(day)] ?? []).flatMap(([opens, closes]) => {
    const end = instantOn(day, closes);
    const starts: number[] = [];
    for (let at = instantOn(day, opens); at + durationMs <= end; at += everyMs) starts.push(at);
    return starts;
  });
}

function isClosed({ durationMs }: Offer, start: number, closures: readonly Closure[]): boolean {
  return closures.some(({ from, to }) => from < start + durationMs && start < to);
}
