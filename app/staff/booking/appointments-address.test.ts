import { expect, test } from "vitest";
import { viewOf } from "./appointments-address.ts";
import { nextWorkingDay } from "./hours-view.server.ts";

test("on a Sunday the week that begins the next day is shown, unless another one is asked for", () => {
  const sunday = new Date("2026-11-29T10:00:00+05:30");
  const shown = (query: string) =>
    viewOf(new URLSearchParams(query), ["delhi", "mumbai"], (place) => nextWorkingDay(place, sunday));
  expect(shown("")).toEqual({ place: "delhi", span: "week", day: "2026-11-30" });
  expect(shown("place=mumbai&week=2026-11-29")).toEqual({ place: "mumbai", span: "week", day: "2026-11-29" });
});
