import { expect, test } from "vitest";
import { cellSpans } from "./cell-spans.ts";

const spans = (...wide: (0 | 1)[]) => cellSpans(wide.map((flag) => ({ wide: flag === 1 })));

test("full rows keep what the author asked for", () => {
  expect(spans(1, 0, 0, 1, 0, 0, 0)).toEqual([2, 1, 1, 2, 1, 1, 1]);
});

test("a cell that would leave a gap grows into it", () => {
  expect(spans(0, 0, 1, 0)).toEqual([1, 2, 2, 1]);
  expect(spans(1, 1, 0)).toEqual([3, 2, 1]);
});

test("the last cell fills the last row", () => {
  expect(spans(1, 0, 0, 0, 0, 0)).toEqual([2, 1, 1, 1, 1, 3]);
  expect(spans(0, 0, 0, 0, 0)).toEqual([1, 1, 1, 1, 2]);
});
