import { expect, test } from "vitest";
import { istBrief, istDateTime, istDayStart, istStamp } from "./brief-time.ts";

const lateEvening = new Date("2026-11-20T20:00:00Z");

test("a late evening in UTC is the next day in India", () => {
  expect(istDateTime(lateEvening)).toBe("21 Nov 2026, 01:30");
  expect(istStamp(lateEvening)).toBe("2026-11-21T01:30:00+05:30");
});

test.each([
  ["2026-11-21T10:00:00Z", "01:30"],
  ["2026-12-24T10:00:00Z", "21 Nov"],
  ["2027-01-01T10:00:00Z", "21 Nov 2026"],
  ["2026-12-31T19:00:00Z", "21 Nov 2026"],
])("seen at %s it reads %s", (now, text) => {
  expect(istBrief(lateEvening, new Date(now))).toBe(text);
});

test("a day begins at midnight in India", () => {
  expect(istDayStart("2026-11-21")?.toISOString()).toBe("2026-11-20T18:30:00.000Z");
  expect(istDayStart("2026-12-31", 1)?.toISOString()).toBe("2026-12-31T18:30:00.000Z");
});

test.each([null, "", "21-11-2026", "2026-02-30", "2026-13-01", "2026-11-21T00:00"])(
  "%s is no day",
  (text) => {
    expect(istDayStart(text)).toBeUndefined();
  },
);
