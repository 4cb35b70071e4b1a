import { expect, test } from "vitest";
import { readFigures } from "./figure.ts";

const rules = {
  price: { label: "Price", initial: 100, most: 1e8 },
  share: { label: "Share", initial: 20, most: 100 },
  devices: { label: "Devices", initial: 10, most: 1e7, whole: true, needed: true },
};

const read = (typed: Record<string, string>) => readFigures(rules, { devices: "1", ...typed });

test.each([
  "100000",
  "1,00,000",
  " ₹ 1,00,000 ",
  "१०००००",
  "１０００００",
  "\u202a1,00,\u200b000\u202c",
  "100000.0",
])("%s is a lakh", (price) => {
  expect(read({ price }).values.price).toBe(100_000);
});

test.each([
  "Rs. 1,20,000/-",
  "Rs 1,20,000",
  "INR 120000",
  "₹1,20,000 /-",
  "1.2 lakh",
  "rs.1.2 Lakhs",
  "0.012 cr",
])("“%s” is 1,20,000", (price) => {
  expect(read({ price }).values.price).toBe(120_000);
});

test("an amount in lakh or crore is exact", () => {
  expect(read({ price: "1.13 lakh" }).values.price).toBe(113_000);
  expect(read({ price: "4.35 crore" }).values.price).toBe(43_500_000);
});

test("a blank field is not counted, and is an error only if it is required", () => {
  expect(read({ price: " " })).toMatchObject({ values: { price: null }, errors: {} });
  expect(read({ devices: "" }).errors).toEqual({
    devices: "Devices: enter a whole number from 0 to 1,00,00,000",
  });
});

test("an impossible figure is refused with a sentence", () => {
  expect(read({ share: "120" }).errors.share).toBe("Share: enter a number from 0 to 100, or leave it blank");
  for (const price of [
    "-5",
    "1e9",
    "ten",
    "1.2.3",
    "NaN",
    "Infinity",
    "<b>",
    "Rs",
    "lakh",
    "/-",
    "Rs/-",
    "5 Rs 5",
    "9".repeat(30),
  ]) {
    expect(read({ price }).errors.price, price).toBeDefined();
  }
  expect(read({ devices: "1.5" }).errors.devices).toBeDefined();
});
