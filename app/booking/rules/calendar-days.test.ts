import { expect, test } from "vitest";
import { sampleRules } from "#tests/fixtures/booking-rules.ts";
import { calendarDays, mondayOf } from "./calendar-days.ts";

test("a week begins on Monday", () => {
  expect(["2026-11-30", "2026-12-02", "2026-12-06", "2026-12-07"].map(mondayOf)).toEqual([
    "2026-11-30",
    "2026-11-30",
    "2026-11-30",
    "2026-12-07",
  ]);
});

test("days have the hours of their place, none on holidays there and on days of rest", () => {
  const days = calendarDays(sampleRules, "mumbai", "2026-12-07", 7);
  expect(days.map(({ day, hours }) => [day.slice(8), hours.flat().join(" ")])).toEqual([
    ["07", "09:30 18:30"],
    ["08", ""],
    ["09", "09:30 18:30"],
    ["10", "09:30 18:30"],
    ["11", "09:30 18:30"],
    ["12", "10:00 14:00"],
    ["13", ""],
  ]);
  expect(days[1]?.holiday).toBe("A local day");
  expect(calendarDays(sampleRules, "bengaluru", "2026-12-08", 1)[0]?.holiday).toBeUndefined();
});
