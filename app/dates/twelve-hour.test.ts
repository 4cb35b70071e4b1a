import { expect, test } from "vitest";
import { twelveHour } from "./twelve-hour.ts";

test("a time of day is said with am and pm", () => {
  const said = ["00:00", "09:30", "12:00", "12:05", "18:30", "23:59"].map(twelveHour);
  expect(said.map((text) => text.replace("\u00a0", " "))).toEqual([
    "12:00 am",
    "9:30 am",
    "12:00 pm",
    "12:05 pm",
    "6:30 pm",
    "11:59 pm",
  ]);
});
