import { expect, test } from "vitest";
import { firstIdAt, isId, newId } from "./uuid.server.ts";

test("ids of one instant are different, well formed and sort in the order they were made", () => {
  const now = new Date("2026-11-21T08:00:00.000Z");
  const ids = Array.from({ length: 10_000 }, () => newId(now));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(ids.toSorted());
  expect(ids.every((id) => isId(id) && /^.{14}7.{4}[89ab]/.test(id))).toBe(true);
});

test("an id carries its instant, also after one of a later instant: the first id of that instant sorts before it, the first of a later one behind", () => {
  newId(new Date("2035-01-01T00:00:00.000Z"));
  const id = newId(new Date("2031-01-01T00:00:00.500Z"));
  expect(firstIdAt(new Date("2031-01-01T00:00:00.500Z")) <= id).toBe(true);
  expect(firstIdAt(new Date("2031-01-01T00:00:00.501Z")) > id).toBe(true);
});

test("what is not an id is told apart", () => {
  for (const text of [
    "",
    "1",
    "' or 1=1",
    "0193",
    newId(new Date()).toUpperCase(),
    ` ${newId(new Date())}`,
  ]) {
    expect(isId(text)).toBe(false);
  }
});
