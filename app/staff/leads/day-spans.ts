import { dayAfter } from "#app/dates/india-time.ts";

/** Choices of days on which leads arrived: a span in an address, its name and, for the present day, its first one. */
export const daySpans = {
  today: { name: "Today", from: (today: string) => today },
  "7": { name: "7 days", from: (today: string) => dayAfter(today, -6) },
  "30": { name: "30 days", from: (today: string) => dayAfter(today, -29) },
  month: { name: "This month", from: (today: string) => `${today.slice(0, 7)}-01` },
};

export type DaySpan = keyof typeof daySpans;

/** From the shortest to the longest: an object's keys would begin with those that are numbers. */
export const daySpanOrder: readonly DaySpan[] = ["today", "7", "30", "month"];
