import { dayAfter, dayOf, daysFrom, dayText, isDay } from "#app/dates/india-time.ts";
import type { Days } from "#app/insight/read-insight.server.ts";
import { isKind, type Kind } from "#app/leads/lead.ts";

/** The query of Insight in its address. */
export type InsightQuery = { range: Range; kind: Kind; from?: string; to?: string; all?: string };

export const ranges = {
  "7d": "7 days",
  "30d": "30 days",
  "90d": "90 days",
  "12m": "12 months",
  month: "This month",
  "last-month": "Last month",
  year: "Financial year",
} as const;
type Range = keyof typeof ranges;

export const insightPath = "/leads/dashboard/insight";
const usual = { range: "30d", kind: "sales" } as const;
const longestDays = 1_100;

/** Leaves out invalid values. */
export function readInsightQuery(search: URLSearchParams): InsightQuery {
  const text = (name: string) => (search.get(name) ?? "").trim();
  const range = text("range");
  const kind = text("kind");
  const [from, to] = [text("from"), text("to")];
  const isSpan = isDay(from) && isDay(to) && from <= to && dayAfter(from, longestDays) > to;
  return {
    range: Object.hasOwn(ranges, range) ? (range as Range) : usual.range,
    kind: isKind(kind) ? kind : usual.kind,
    ...(isSpan ? { from, to } : {}),
    ...(text("all") ? { all: text("all").slice(0, 20) } : {}),
  };
}

export function insightSearch({ range, kind, from, to, all }: InsightQuery): string {
  const entries = {
    ...(from && to ? { from, to } : range === usual.range ? {} : { range }),
    ...(kind === usual.kind ? {} : { kind }),
    ...(all ? { all } : {}),
  };
  const search = new URLSearchParams(entries).toString();
  return search && `?${search}`;
}

/** The chosen days, and as many before them. */
export function daysOf({ range, from, to }: InsightQuery, now: Date): { days: Days; before: Days } {
  const today = dayOf(now);
  const days = from && to ? { from, to } : { from: firstDay(range, today), to: lastDay(range, today) };
  const length = daysBetween(days);
  return { days, before: { from: dayAfter(days.from, -length), to: dayAfter(days.from, -1) } };
}

function firstDay(range: Range, today: string): string {
  const month = `${today.slice(0, 7)}-01`;
  switch (range) {
    case "7d":
      return dayAfter(today, -6);
    case "30d":
      return dayAfter(today, -29);
    case "90d":
      return dayAfter(today, -89);
    case "12m":
      // Twelve calendar months: eleven and the present one.
      return `${dayAfter(`${Number(today.slice(0, 4)) - 1}-${today.slice(5, 7)}-28`, 4).slice(0, 7)}-01`;
    case "month":
      return month;
    case "last-month":
      return `${dayAfter(month, -1).slice(0, 7)}-01`;
    case "year": {
      // India's financial year begins on 1 April.
      const year = Number(today.slice(0, 4)) - (today.slice(5, 7) < "04" ? 1 : 0);
      return `${year}-04-01`;
    }
  }
}

function lastDay(range: Range, today: string): string {
  return range === "last-month" ? dayAfter(`${today.slice(0, 7)}-01`, -1) : today;
}

/** The number of days, both ends included. */
export function daysBetween({ from, to }: Days): number {
  return daysFrom(from, to) + 1;
}

/** `25 October to 23 November 2026`. */
export function daysText({ from, to }: Days): string {
  const [first, last] = [dayText(from), dayText(to)];
  if (from === to) return last;
  return `${first.slice(-4) === last.slice(-4) ? first.slice(0, -5) : first} to ${last}`;
}
