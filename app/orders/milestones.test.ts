import { expect, test } from "vitest";
import { stepsOf } from "./milestones.ts";

const shown = (...reached: [string, string][]) =>
  stepsOf(
    "repair",
    reached.map(([milestone, day]) => ({ milestone, day })),
  ).map(({ name, at }) => `${name} ${at}`);

test("what was reached is done, the last of it is now, and the usual way lies ahead", () => {
  expect(shown(["received", "2026-11-18"], ["diagnosed", "2026-11-19"])).toEqual([
    "Received done",
    "Diagnosed now",
    "In repair ahead",
    "Tested ahead",
    "Ready ahead",
    "Handed over ahead",
  ]);
});

test("a wait stands where it was, and does not repeat", () => {
  const steps = shown(
    ["received", "2026-11-18"],
    ["waiting-for-you", "2026-11-19"],
    ["in-repair", "2026-11-20"],
  );
  expect(steps.slice(0, 4)).toEqual([
    "Received done",
    "Waiting for you done",
    "In repair now",
    "Tested ahead",
  ]);
});

test("after the end nothing lies ahead", () => {
  expect(shown(["received", "2026-11-18"], ["cancelled", "2026-11-19"])).toEqual([
    "Received done",
    "Cancelled now",
  ]);
});

test("days decide the order, and of one day the order of entry", () => {
  const steps = shown(["diagnosed", "2026-11-19"], ["received", "2026-11-18"], ["in-repair", "2026-11-19"]);
  expect(steps.slice(0, 3)).toEqual(["Received done", "Diagnosed done", "In repair now"]);
});
