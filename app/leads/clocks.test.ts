import { expect, test } from "vitest";
import { workingTimeOf } from "#app/content/compile/working-time.ts";
import { clockAfter, firstClock } from "./clocks.ts";

const weekdays = ["Mo", "Tu", "We", "Th", "Fr"] as const;
const hours = (opens: string, closes: string, codes: ("Mo" | "Tu" | "We" | "Th" | "Fr" | "Sa")[]) => ({
  opens,
  closes,
  codes,
});
/** Two offices, of which one works on Saturdays too, and one holiday for both. */
const working = workingTimeOf({
  places: [
    { id: "a", hours: [hours("09:30", "13:00", [...weekdays]), hours("14:00", "18:30", [...weekdays])] },
    { id: "b", hours: [hours("10:00", "18:00", ["Mo"]), hours("10:00", "14:00", ["Sa"])] },
  ],
  holidays: [
    { day: "2026-11-24", name: "Guru Nanak Jayanti" },
    { day: "2026-11-25", name: "Of one place", places: ["b"] },
  ],
});
const at = (text: string) => Date.parse(`${text}:00+05:30`);

test.each([
  // Friday morning: 3 hours until the break, 4.5 after it, half an hour on Saturday.
  ["2026-11-20T10:00", "2026-11-21T10:30"],
  // Sunday: Monday has eight and a half hours, because the other office is open during the break.
  ["2026-11-22T12:00", "2026-11-23T17:30"],
  // Monday evening: Tuesday is a holiday everywhere, Wednesday one in one place only.
  ["2026-11-23T18:00", "2026-11-25T18:00"],
])("the first answer to an enquiry of %s is due at %s", (received, due) => {
  expect(firstClock({ kind: "sales", receivedAt: at(received) }, working)).toBe(at(due));
});

test("an application is due at the end of the tenth working day", () => {
  // Mon 23 is a working day, Tue 24 a holiday, Saturdays count, Sundays do not.
  expect(firstClock({ kind: "application", receivedAt: at("2026-11-22T12:00") }, working)).toBe(
    at("2026-12-04T18:30"),
  );
});

test("a request is acknowledged within 48 hours and settled within a calendar month of its arrival", () => {
  const receivedAt = at("2027-01-31T16:00");
  const clockAt = firstClock({ kind: "request", receivedAt }, working);
  expect(clockAt).toBe(at("2027-02-02T16:00"));
  const acknowledged = clockAfter({ kind: "request", receivedAt, clockAt }, "new", "contacted");
  expect(acknowledged).toBe(at("2027-02-28T16:00"));
  expect(clockAfter({ kind: "request", receivedAt, clockAt: acknowledged }, "contacted", "won")).toBeNull();
});

test("the clock of an enquiry stops with the first answer, and spam only pauses it", () => {
  const sales = { kind: "sales", receivedAt: 0, clockAt: 7 } as const;
  expect(clockAfter(sales, "new", "contacted")).toBeNull();
  expect(clockAfter(sales, "new", "spam")).toBe(7);
  expect(clockAfter(sales, "spam", "new")).toBe(7);
});

test("records have no clock", () => {
  expect(firstClock({ kind: "record", receivedAt: 0 }, working)).toBeNull();
});
