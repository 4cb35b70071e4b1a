import { expect, test } from "vitest";
import { instantOf } from "#app/dates/india-time.ts";
import { readBlockOut } from "./read-block-out.ts";

const now = instantOf("2026-11-30T10:00") ?? 0;
const good = { place: "mumbai", from: "2026-12-01T10:00", to: "2026-12-01T12:00", reason: "Stock-taking" };
const read = (changes: Partial<typeof good>) => readBlockOut({ ...good, ...changes }, ["mumbai"], now);

test("a place, two moments and a reason are a block-out", () => {
  const stretch = { from: instantOf(good.from), to: instantOf(good.to) };
  expect(read({ reason: "Stock-\n taking" })).toEqual({
    ok: true,
    blockOut: { place: "mumbai", ...stretch, reason: "Stock- taking" },
  });
  expect(read({ place: "everywhere" })).toMatchObject({ ok: true, blockOut: { place: null } });
  // A period that has begun can still be blocked until it ends.
  expect(read({ from: "2026-11-30T09:00", to: "2026-11-30T11:00" })).toMatchObject({ ok: true });
});

test.each<[string, Partial<typeof good>]>([
  ["Choose where.", { place: "pune" }],
  ["Enter from when, with the time.", { from: "2026-12-01" }],
  ["Enter until when, with the time.", { to: "2026-02-30T10:00" }],
  ["The end must be after the beginning.", { to: good.from }],
  ["This time is over.", { from: "2026-11-29T10:00", to: "2026-11-30T10:00" }],
  ["A year is the longest. For good, change content/booking.yaml.", { to: "2028-01-01T00:00" }],
  ["Say why; colleagues read it.", { reason: "" }],
  ["Say why in at most 120 letters.", { reason: "x".repeat(121) }],
])("%s", (sentence, changes) => {
  expect(read(changes)).toEqual({ ok: false, problems: [sentence] });
});
