import { expect, test } from "vitest";
import { callTo, internationalPhone, shownPhone } from "./phone.ts";

test.each([
  ["+91 80 0000 0000", "tel:+918000000000"],
  ["+91 98765-43210", "tel:+919876543210"],
])("the number shown as %s is called at %s", (shown, address) => {
  expect(callTo(shown)).toBe(address);
});

test.each([
  ["98765 43210", "+919876543210"],
  ["+91 98765-43210", "+919876543210"],
  ["09876543210", "+919876543210"],
  ["919876543210", "+919876543210"],
  ["00919876543210", "+919876543210"],
  ["+91 0 98765 43210", "+919876543210"],
  ["9198765432", "+919198765432"],
  ["९८७६५ ४३२१०", "+919876543210"],
  ["\u202a+91 98765 43210\u202c", "+919876543210"],
  ["98765\u00ad43210\u061c", "+919876543210"],
  ["\u2068098765 43210\u2069", "+919876543210"],
  ["tel:+919876543210", "+919876543210"],
])("the mobile number %s is kept as %s", (typed, kept) => {
  expect(internationalPhone(typed)).toBe(kept);
});

test.each([
  ["022 2345 6789", "+912223456789"],
  ["(080) 4000-1234", "+918040001234"],
  ["+91 22 2345 6789", "+912223456789"],
  ["+91 80 0000 0000", "+918000000000"],
])("the landline %s is kept as %s", (typed, kept) => {
  expect(internationalPhone(typed)).toBe(kept);
});

test.each([
  ["+44 (0)20 7946 0958", "+442079460958"],
  ["+1 415-555-0132", "+14155550132"],
  ["0065 6123 4567", "+6561234567"],
])("the number %s from abroad is kept as %s", (typed, kept) => {
  expect(internationalPhone(typed)).toBe(kept);
});

test.each([
  "5987654321",
  "98765432101",
  "98765",
  "+91 98765",
  "+0 98765 43210",
  "call me",
  "98765 43210 ext 4",
  "+1234567890123456",
  "9876543210\r\nBcc: a@b.test",
  "",
])("%j is no phone number", (typed) => {
  expect(internationalPhone(typed)).toBeUndefined();
});

test("an Indian number is shown in two groups of five", () => {
  expect(shownPhone("+919876543210")).toBe("+91 98765 43210");
  expect(shownPhone("+442079460958")).toBe("+442079460958");
});
