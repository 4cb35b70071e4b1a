/**
 * Days and times in India, which is five and a half hours ahead of UTC all year. Instants are milliseconds since
 * 1970; a day is `2026-11-24`, a moment `2026-11-24T10:30`. Nothing here asks the machine's clock or zone.
 */

const minutes = 60_000;
export const aheadMs = 330 * minutes;
export const dayMs = 24 * 60 * minutes;

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
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
];

/** The calendar day at an instant. */
export function dayOf(instant: number | Date): string {
  return momentOf(Number(instant)).slice(0, 10);
}

/** The instant at which a day begins. */
export function startOfDay(day: string): Date {
  return new Date(instantOn(day, "00:00"));
}

/** `2026-11-24T10:30` at an instant. */
export function momentOf(instant: number): string {
  return new Date(instant + aheadMs).toISOString().slice(0, 16);
}

/** The instant of a moment; undefined when the text is not one. */
export function instantOf(moment: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(moment)) return undefined;
  const instant = Date.parse(`${moment}:00Z`) - aheadMs;
  return !Number.isNaN(instant) && momentOf(instant) === moment ? instant : undefined;
}

/** The instant of a time of day, `09:30`. */
export function instantOn(day: string, time: string): number {
  return Date.parse(`${day}T${time}:00Z`) - aheadMs;
}

/** Whether a text is a calendar day: `2026-02-30` is not. */
export function isDay(text: string): boolean {
  return instantOf(`${text}T00:00`) !== undefined;
}

/** The day this many days later, or earlier when negative. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The days from one day to another: 1 to the next, 0 to itself. */
export function daysFrom(one: string, other: string): number {
  return (Date.parse(other) - Date.parse(one)) / dayMs;
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** `10:30`: as fields, addresses and the workspace write it. */
export function clockText(instant: number): string {
  return momentOf(instant).slice(11);
}

/** `Tuesday, 24 November 2026`. */
export function longDay(day: string): string {
  return `${weekdays[weekdayOf(day)]}, ${dayText(day)}`;
}

/** `24 November 2026`. */
export function dayText(day: string): string {
  return `${Number(day.slice(8))} ${monthText(day)}`;
}

/** `November 2026`. */
export function monthText(day: string): string {
  return `${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
}

/**
 * A clock's `09:30` as visitors read it: `9:30 am`, on one line; `12 noon`, no wider than others on a button. The only form
 * of a time in words and mails to them.
 */
export function timeText(clock: string): string {
  if (clock === "12:00") return "12\u00a0noon";
  const [hours = "", minutes = ""] = clock.split(":");
  const half = Number(hours) % 24 < 12 ? "am" : "pm";
  return `${Number(hours) % 12 || 12}:${minutes}\u00a0${half}`;
}

/** The time of a moment as visitors read it: `9:30 am`. */
export function timeOf(instant: number): string {
  return timeText(clockText(instant));
}

/** Opening hours as visitors read them: `Monday to Friday, 9:30 am to 6:30 pm`. */
export function hoursText({ days, opens, closes }: { days: string; opens: string; closes: string }): string {
  return `${days}, ${timeText(opens)} to ${timeText(closes)}`;
}

/** `Tuesday, 24 November 2026, 10:30 am to 10:50 am IST`. */
export function spanText(start: number, end: number): string {
  return `${longDay(dayOf(start))}, ${timeOf(start)} to ${timeOf(end)} IST`;
}

/** `24 Nov 2026, 10:30 am IST`. */
export function momentText(instant: number): string {
  const day = dayOf(instant);
  const date = `${shortDate(day)} ${day.slice(0, 4)}`;
  return `${date}, ${timeOf(instant)} IST`;
}

/** `Tue 24 Nov, 10:30 am IST`. */
export function shortText(start: number): string {
  return `${shortDay(dayOf(start))}, ${timeOf(start)} IST`;
}

/** `Tue 24 Nov`. */
export function shortDay(day: string): string {
  return `${weekdays[weekdayOf(day)]?.slice(0, 3)} ${shortDate(day)}`;
}

/** `24 Nov`. */
export function shortDate(day: string): string {
  return `${Number(day.slice(8))} ${shortMonth(day)}`;
}

/** `Nov`. */
export function shortMonth(day: string): string {
  return monthText(day).slice(0, 3);
}
