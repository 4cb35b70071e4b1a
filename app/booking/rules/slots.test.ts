import { describe, expect, test } from "vitest";
import { calendarFile } from "#app/booking/mail/calendar-file.ts";
import {
  clockText,
  dayAfter,
  instantOf,
  momentOf,
  shortText,
  spanText,
  timeText,
} from "#app/dates/india-time.ts";
import { sampleRules } from "#tests/fixtures/booking-rules.ts";
import { type Offer, offerOf } from "./offer.ts";
import { freeSeat, freeStarts, isOffered, nearestFree } from "./slots.ts";

const at = (moment: string) => instantOf(moment) as number;
const monday = at("2026-11-30T10:00");
const nothing = { taken: [], closures: [] };

function offer(kind = "repair", place = "mumbai"): Offer {
  const found = offerOf(sampleRules, kind, place);
  if (!found) throw new Error(`${kind} is not offered in ${place}`);
  return found;
}

const clocks = (starts: number[]) => starts.map(clockText).join(" ");

describe("free times of a day", () => {
  test("lie within the hours and end before they end", () => {
    expect(clocks(freeStarts(offer("set-up"), "2026-12-05", nothing, monday))).toBe(
      "10:00 10:30 11:00 11:30 12:00 12:30 13:00",
    );
  });

  test("begin after the notice and end with the horizon", () => {
    expect(clocks(freeStarts(offer(), "2026-11-30", nothing, monday)).slice(0, 11)).toBe("13:00 13:30");
    expect(freeStarts(offer(), "2026-12-30", nothing, monday)).not.toEqual([]);
    expect(freeStarts(offer(), "2026-12-31", nothing, monday)).toEqual([]);
    expect(freeStarts(offer(), "2026-11-27", nothing, monday)).toEqual([]);
  });

  test.each([
    ["a Sunday", "mumbai", "2026-12-06"],
    ["a holiday", "delhi", "2026-12-25"],
    ["a holiday of the place", "mumbai", "2026-12-08"],
    ["a Saturday where none is worked", "delhi", "2026-12-05"],
  ])("are none on %s", (_, place, day) => {
    expect(freeStarts(offer("repair", place), day, nothing, monday)).toEqual([]);
    expect(freeStarts(offer("repair", place), dayAfter(day, 3), nothing, monday)).not.toEqual([]);
  });

  test("leave out what is taken with its buffer, and what is closed", () => {
    const taken = [{ seat: 0, from: at("2026-12-01T10:00"), to: at("2026-12-01T11:15") }];
    const closures = [{ from: at("2026-12-01T12:00"), to: at("2026-12-01T17:45") }];
    expect(clocks(freeStarts(offer(), "2026-12-01", { taken, closures }, monday))).toBe("09:30 11:30 18:00");
    expect(isOffered(offer(), at("2026-12-01T10:00"), closures, monday)).toBe(true);
    expect(isOffered(offer(), at("2026-12-01T12:00"), closures, monday)).toBe(false);
    expect(isOffered(offer(), at("2026-12-01T10:10"), [], monday)).toBe(false);
  });

  test("are there until the last seat is taken", () => {
    const two = offer("repair", "bengaluru");
    const first = { seat: 0, from: at("2026-12-01T10:00"), to: at("2026-12-01T10:30") };
    const second = { ...first, seat: 1 };
    expect(freeSeat(two, first.from, [first])).toBe(1);
    expect(freeSeat(two, first.from, [first, second])).toBeUndefined();
    expect(freeSeat(two, first.to, [first, second])).toBe(0);
    expect(freeSeat(two, first.from - 5 * 60_000, [first])).toBe(1);
  });

  test("nearest to one that is gone follow it, or lie before it at the end of the horizon", () => {
    const near = nearestFree(offer(), at("2026-12-01T18:00"), nothing, monday, 3);
    expect(near.map(momentOf)).toEqual(["2026-12-01T18:00", "2026-12-02T09:30", "2026-12-02T10:00"]);
    const last = nearestFree(offer(), at("2026-12-30T17:30"), nothing, monday, 3);
    expect(last.map(momentOf)).toEqual(["2026-12-30T17:00", "2026-12-30T17:30", "2026-12-30T18:00"]);
  });

  test("of unknown kinds and places do not exist", () => {
    expect(offerOf(sampleRules, "repair", "chennai")).toBeUndefined();
    expect(offerOf(sampleRules, "surgery", "mumbai")).toBeUndefined();
    expect(offerOf(sampleRules, "hand-over", "online")).toBeUndefined();
  });
});

describe("Indian time", () => {
  test("is five and a half hours ahead of UTC, on every machine", () => {
    expect(new Date(at("2026-12-01T04:00")).toISOString()).toBe("2026-11-30T22:30:00.000Z");
    expect(spanText(at("2026-12-01T10:30"), at("2026-12-01T10:50"))).toBe(
      "Tuesday, 1 December 2026, 10:30\u00a0am to 10:50\u00a0am IST",
    );
    expect(shortText(at("2027-01-01T09:30"))).toBe("Fri 1 Jan, 9:30\u00a0am IST");
    expect(["00:05", "12:00", "12:30", "18:30"].map(timeText).join()).toBe(
      "12:05\u00a0am,12\u00a0noon,12:30\u00a0pm,6:30\u00a0pm",
    );
  });

  test.each(["2026-02-30T10:00", "2026-12-01T24:00", "2026-12-01 10:00", "2026-12-01T10:00Z", "1e3", ""])(
    "%s is no moment",
    (text) => expect(instantOf(text)).toBeUndefined(),
  );
});

test("a calendar file says UTC, escapes its texts and keeps its lines short", () => {
  const file = calendarFile({
    uid: "1@www.dts.example",
    sequence: 2,
    start: at("2026-12-01T10:30"),
    end: at("2026-12-01T10:50"),
    stamp: monday,
    summary: "DTS: Repair",
    location: "DTS Mumbai, 2 Sample Street; second floor",
    description: `Bring the device.\n\nMove or cancel: https://www.dts.example/booking/${"x".repeat(60)}`,
    url: "https://www.dts.example/booking/x",
    organizer: { name: "DTS", email: "hello@dts.example" },
    status: "CONFIRMED",
  });
  expect(file).toContain("DTSTART:20261201T050000Z\r\nDTEND:20261201T052000Z\r\n");
  expect(file).toContain("LOCATION:DTS Mumbai\\, 2 Sample Street\\; second floor\r\n");
  expect(file).toContain("METHOD:PUBLISH\r\n");
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n ", "")).toContain("DESCRIPTION:Bring the device.\\n\\nMove or cancel: https");
});
