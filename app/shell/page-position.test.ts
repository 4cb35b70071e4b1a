import { expect, test } from "vitest";
import { positionAfter } from "./page-position.ts";

const here = { pathname: "/service", hash: "" };

test("a path change goes to the top", () => {
  const to = { pathname: "/people", hash: "" };
  expect(positionAfter({ type: "PUSH", from: here, to, remembered: undefined })).toEqual({ kind: "top" });
});

test("a path change with a hash goes to its section", () => {
  const to = { pathname: "/people", hash: "#open%20roles" };
  const position = positionAfter({ type: "PUSH", from: here, to, remembered: undefined });
  expect(position).toEqual({ kind: "section", id: "open roles" });
});

test("a change of query or hash on the same path stays where it is", () => {
  const to = { pathname: "/service", hash: "#talk" };
  expect(positionAfter({ type: "PUSH", from: here, to, remembered: undefined })).toEqual({ kind: "stay" });
});

test("Back and Forward restore the position, also on the same path", () => {
  const other = { pathname: "/people", hash: "#jobs" };
  const restore = { kind: "restore", top: 640 };
  expect(positionAfter({ type: "POP", from: here, to: other, remembered: 640 })).toEqual(restore);
  expect(positionAfter({ type: "POP", from: here, to: here, remembered: 640 })).toEqual(restore);
});

test("a new entry does not take over a position remembered for its key", () => {
  const to = { pathname: "/people", hash: "" };
  expect(positionAfter({ type: "PUSH", from: here, to, remembered: 640 })).toEqual({ kind: "top" });
});
