import { expect, test } from "vitest";
import { exactRupees, readRupees, roundRupees, rupees } from "./rupees.ts";

test.each([
  ["12,34,567", 123456700],
  ["1234567.5", 123456750],
  ["₹ 500/-", 50000],
  ["Rs. 1,000.05", 100005],
  ["0", 0],
  ["१२", 1200],
  ["\u202a₹ 12,\u200b000\u202c", 1200000],
  ["", undefined],
  ["-5", undefined],
  ["1.234", undefined],
  ["1e5", undefined],
  ["99999999999", undefined],
  ["=1+1", undefined],
])("%s is read as %s paise", (typed, paise) => {
  expect(readRupees(typed)).toBe(paise);
});

test.each([
  [123456700, "12,34,567", "12,34,567.00"],
  [123456750, "12,34,567.50", "12,34,567.50"],
  [5, "0.05", "0.05"],
  [0, "0", "0.00"],
])("%s paise are shown as %s", (paise, short, exact) => {
  expect(rupees(paise)).toBe(short);
  expect(exactRupees(paise)).toBe(exact);
});

test.each([
  [73_101_00000, "7.31 crore"],
  [7_306_500_00, "73.1 lakh"],
  [99_500_49, "99,500"],
  [0, "0"],
])("%s paise are about %s rupees", (paise, text) => {
  expect(roundRupees(paise)).toBe(text);
});
