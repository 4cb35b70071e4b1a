import { expect, test } from "vitest";
import { bluntText, manyLines, oneLine } from "./plain-text.ts";

test("a line is trimmed and its spaces are single", () => {
  expect(oneLine("  Asha \t Rao ")).toBe("Asha Rao");
});

test.each(["\r\nBcc: b", "a\n", "a\r\nBcc: b", "a\nb", "a\u0000b", "a\u2028b", "a\u0085b", "a\u007fb"])(
  "%j is not one line",
  (typed) => {
    expect(oneLine(typed)).toBeUndefined();
  },
);

test("names in Indian scripts keep their joiners, and marks that turn the direction round are dropped", () => {
  expect(oneLine("क्\u200dष")).toBe("क्\u200dष");
  expect(oneLine("a\u202eb\u2066c\ufeff")).toBe("abc");
});

test("several lines keep their breaks and nothing else that is invisible", () => {
  expect(manyLines("one\r\ntwo\rthree\u2028four")).toBe("one\ntwo\nthree\nfour");
  expect(manyLines("one\u0000")).toBeUndefined();
});

test("half a surrogate pair does not reach the database", () => {
  expect(oneLine("a\ud800")).toBe("a\ufffd");
});

test("blunt text keeps what can be kept", () => {
  expect(bluntText("<b>a</b>\u0000\r\n\u001bz", 100)).toBe("<b>a</b>\nz");
  expect(bluntText("abcdef", 3)).toBe("abc");
});
