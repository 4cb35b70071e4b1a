import { expect, test } from "vitest";
import { loggedPath } from "./log.ts";

test("the log knows neither what stands in a query nor a token that opens something", () => {
  const token = "A".repeat(65);
  expect(loggedPath("/search?q=asha%40example.in")).toBe("/search");
  expect(loggedPath(`/my-data/${token}/data.json`)).toBe("/my-data/.../data.json");
  expect(loggedPath(`/booking/${token.slice(22)}.data?move`)).toBe("/booking/....data");
  expect(loggedPath("/education/apple-professional-learning")).toBe("/education/apple-professional-learning");
});
