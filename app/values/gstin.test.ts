import { expect, test } from "vitest";
import { readGstin } from "./gstin.ts";

test.each(["27AAPFU0939F1ZV", "29AAGCB7383J1Z4", "27AAACR5055K1Z7"])("%s is a GSTIN", (gstin) => {
  expect(readGstin(gstin)).toBe(gstin);
});

test("small letters and spaces are put right", () => {
  expect(readGstin(" 27 aapfu0939f 1zv ")).toBe("27AAPFU0939F1ZV");
  expect(readGstin("\u202a27AAPFU0939F\u200b1ZV\u202c")).toBe("27AAPFU0939F1ZV");
});

test.each([
  ["a wrong check character", "29ABCDE1234F1Z5"],
  ["two characters swapped", "27AAPFU0993F1ZV"],
  ["a state that does not exist", "39AAPFU0939F1ZV"],
  ["too short", "27AAPFU0939F1Z"],
  ["something else", "not a number"],
])("%s is refused", (_what, typed) => {
  expect(readGstin(typed)).toBeUndefined();
});

test("the check character of 29ABCDE1234F1Z would be W", () => {
  expect(readGstin("29ABCDE1234F1ZW")).toBe("29ABCDE1234F1ZW");
});
