import { scaleBand, scaleLinear } from "d3-scale";
import { dayAfter, monthText, shortDate, shortDay, shortMonth, weekdayOf } from "#app/dates/india-time.ts";
import type { Counted, Days } from "#app/insight/read-insight.server.ts";
import { daysBetween, daysText } from "./insight-query.ts";

export type DayBar = {
  /** In per cent of the chart's width and height. */
  x: number;
  width: number;
  height: number;
  won: number;
  name: string;
  leads: number;
  to: string;
};
export type DayChart = {
  unit: "day" | "week" | "month";
  bars: DayBar[];
  lines: { y: number; text: string }[];
  marks: { x: number; text: string }[];
};

const maxMarks = 8;

/** Enquiries by day; over longer times by week or month. @param listOf the address of the leads of these days */
export function dayChart(counted: readonly Counted[], days: Days, listOf: (days: Days) => string): DayChart {
  const length = daysBetween(days);
  const unit = length <= 45 ? "day" : length <= 200 ? "week" : "month";
  const byDay = new Map(counted.map((one) => [one.value, one]));
  const bins = new Map<string, { days: Days; leads: number; won: number }>();
  for (let day = days.from; day <= days.to; day = dayAfter(day)) {
    const start = startOf(day, unit);
    const bin = bins.get(start) ?? { days: { from: day, to: day }, leads: 0, won: 0 };
    bin.days.to = day;
    bin.leads += byDay.get(day)?.leads ?? 0;
    bin.won += byDay.get(day)?.won ?? 0;
    bins.set(start, bin);
  }
  const all = [...bins.values()];
  const across = scaleBand(
    all.map(({ days: { from } }) => from),
    [0, 100],
  ).padding(0.2);
  const most = Math.max(4, ...all.map(({ leads }) => leads));
  const up = scaleLinear([0, most], [0, 100]).nice(4);
  const round = (share: number) => Math.round(share * 100) / 100;
  const every = Math.ceil(all.length / maxMarks);
  return {
    unit,
    bars: all.map(({ days: bin, leads, won }) => ({
      x: round(across(bin.from) ?? 0),
      width: round(across.bandwidth()),
      height: round(up(leads)),
      won: round(up(won)),
      name: unit === "day" ? shortDay(bin.from) : unit === "month" ? monthText(bin.from) : daysText(bin),
      leads,
      to: listOf(bin),
    })),
    lines: up.ticks(4).map((tick) => ({ y: round(100 - up(tick)), text: tick.toLocaleString("en-IN") })),
    marks: all.flatMap(({ days: { from } }, index) =>
      index % every === 0
        ? { x: round((across(from) ?? 0) + across.bandwidth() / 2), text: markText(from, unit) }
        : [],
    ),
  };
}

function startOf(day: string, unit: DayChart["unit"]): string {
  if (unit === "day") return day;
  if (unit === "month") return `${day.slice(0, 7)}-01`;
  return dayAfter(day, -((weekdayOf(day) + 6) % 7));
}

function markText(day: string, unit: DayChart["unit"]): string {
  return unit === "month" ? `${shortMonth(day)} ${day.slice(2, 4)}` : shortDate(day);
}
