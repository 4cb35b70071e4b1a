import { expect, test } from "vitest";
import { calculateRental, rentalTyped } from "./rental-calculation.ts";

function rental(query: string) {
  const calculation = calculateRental(rentalTyped(query));
  if (!calculation.ok) throw new Error(JSON.stringify(calculation.errors));
  return calculation.rental;
}

test("the example: a lakh, 36 months, a fifth left, 12 % a year", () => {
  const { monthly, invoice, payments, buying } = rental("");
  expect(Math.round(monthly)).toBe(2857);
  expect(Math.round(invoice)).toBe(3371);
  expect(Math.round(payments)).toBe(102_857);
  expect(Math.round(payments - buying)).toBe(22_857);
});

test("without interest the loss in value is spread evenly", () => {
  expect(rental("interest=0&end=10&months=30").monthly).toBeCloseTo(3000, 6);
});

test("in advance costs one month's interest less", () => {
  expect(rental("advance=1").monthly).toBeCloseTo(rental("").monthly / 1.01, 6);
});

test("GST is borne on both ways where it cannot be claimed back", () => {
  const { borne, invoice, buying } = rental("credit=0");
  expect(borne).toBe(invoice);
  expect(buying).toBeCloseTo(98_000, 6);
  expect(rental("").borne).toBe(rental("").monthly);
});

test("nothing for nothing, and a value above the price is refused", () => {
  expect(rental("price=0").monthly).toBe(0);
  expect(calculateRental(rentalTyped("end=101"))).toMatchObject({ ok: false });
  expect(calculateRental(rentalTyped("months="))).toMatchObject({ ok: false });
});
