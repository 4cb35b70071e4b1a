import { expect, test } from "vitest";
import { grouped, rupees, spoken } from "./rupees.ts";

test("amounts are grouped the Indian way", () => {
  expect([0, 7, 999, 1000, 99_999, 100_000, 1_234_567, 781_620_800].map((value) => grouped(value))).toEqual([
    "0",
    "7",
    "999",
    "1,000",
    "99,999",
    "1,00,000",
    "12,34,567",
    "78,16,20,800",
  ]);
});

test("trailing zeros are dropped, and minus zero is zero", () => {
  expect(grouped(1.5, 6)).toBe("1.5");
  expect(grouped(100_000, 2)).toBe("1,00,000");
  expect(grouped(-0.4)).toBe("0");
  expect(grouped(-1234.5, 1)).toBe("−1,234.5");
});

test("large amounts are written in lakh and crore", () => {
  expect(rupees(-1_591_392)).toBe("−₹15,91,392");
  expect(
    [500, 99_999, 100_000, 1_591_392, 9_407_600, 10_000_000, 1_234_500_000, 3e12].map((value) =>
      spoken(value),
    ),
  ).toEqual([
    "₹500",
    "₹99,999",
    "₹1\u00a0lakh",
    "₹15.9\u00a0lakh",
    "₹94.1\u00a0lakh",
    "₹1\u00a0crore",
    "₹123\u00a0crore",
    "₹3\u00a0lakh\u00a0crore",
  ]);
});
