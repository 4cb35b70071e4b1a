import { expect, test } from "vitest";
import { packedPath } from "./packed-path.ts";

test("a query that the page does not read gets the prerendered file", () => {
  expect(packedPath("/apple?utm_source=news")).toBe("/apple");
  expect(packedPath("/apple?on=2026-12-01")).toBe("/apple");
  expect(packedPath("/apple-mac-tco-calculator?utm_source=news")).toBe("/apple-mac-tco-calculator");
  expect(packedPath("/apple?colour=5&%=")).toBe("/apple");
});

test.each([
  "/case-study?filter=Education",
  "/feedback/bep-2025?Organization=X",
  "/apple-mac-tco-calculator?utm_source=news&devices=250",
  "/apple-mac-tco-calculator?mac-price=",
  "/apple-mac-tco-calculator?preset=ibm",
  "/apple-mac-tco-calculator.data?pc%2Dprice=5",
  "/apple-financial-services?months=24",
])("%s is rendered for the request", (url) => {
  expect(packedPath(url)).toBe(url);
});
