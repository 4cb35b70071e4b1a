import { expect, test } from "vitest";
import { positionAfter } from "./page-position.ts";

const place = (pathname: string, search = "", hash = "") => ({ pathname, search, hash, state: null });
const here = place("/service");
const nothing = { remembered: undefined };

test("a path change goes to the top", () => {
  const to = place("/people");
  expect(positionAfter({ type: "PUSH", from: here, to, ...nothing })).toEqual({ kind: "top" });
  expect(positionAfter({ type: "REPLACE", from: here, to, ...nothing })).toEqual({ kind: "top" });
});

test("a path change with a hash goes to its section", () => {
  const to = place("/people", "", "#open%20roles");
  const position = positionAfter({ type: "PUSH", from: here, to, ...nothing });
  expect(position).toEqual({ kind: "section", id: "open roles" });
});

test("a link to another view of the page goes to its top or to its section", () => {
  const from = place("/blog");
  expect(positionAfter({ type: "PUSH", from, to: place("/blog", "?page=2"), ...nothing })).toEqual({
    kind: "top",
  });
  const filtered = place("/blog", "?filter=Education", "#stories");
  expect(positionAfter({ type: "PUSH", from, to: filtered, ...nothing })).toEqual({
    kind: "section",
    id: "stories",
  });
});

test("another view that keeps its place, an address that follows what is typed, and a hash stay where they are", () => {
  const stay = { kind: "stay" };
  const step = { ...place("/service", "?kind=repair", "#tool"), state: { stays: true } };
  expect(positionAfter({ type: "PUSH", from: here, to: step, ...nothing })).toEqual(stay);
  expect(positionAfter({ type: "POP", from: here, to: step, ...nothing })).toEqual(stay);
  const typed = place("/service", "?macs=20");
  expect(positionAfter({ type: "REPLACE", from: here, to: typed, ...nothing })).toEqual(stay);
  const talk = place("/service", "", "#talk");
  expect(positionAfter({ type: "PUSH", from: here, to: talk, ...nothing })).toEqual(stay);
});

test("Back and Forward restore the position, also on the same path", () => {
  const other = place("/people", "", "#jobs");
  const restore = { kind: "restore", top: 640 };
  expect(positionAfter({ type: "POP", from: here, to: other, remembered: 640 })).toEqual(restore);
  expect(positionAfter({ type: "POP", from: here, to: here, remembered: 640 })).toEqual(restore);
});

test("Back to an entry that was left before the page woke goes to its section or to the top", () => {
  const talk = place("/service", "", "#talk");
  expect(positionAfter({ type: "POP", from: talk, to: here, ...nothing })).toEqual({ kind: "top" });
  expect(positionAfter({ type: "POP", from: here, to: talk, ...nothing })).toEqual({
    kind: "section",
    id: "talk",
  });
});

test("a new entry does not take over a position remembered for its key", () => {
  const to = place("/people");
  expect(positionAfter({ type: "PUSH", from: here, to, remembered: 640 })).toEqual({ kind: "top" });
});
