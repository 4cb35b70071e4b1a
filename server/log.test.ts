import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { loggedPath } from "./log.ts";

test("the log contains neither queries nor link secrets", () => {
  const token = "A".repeat(65);
  expect(loggedPath("/search?q=asha%40example.in")).toBe("/search");
  expect(loggedPath(`/my-data/${token}/data.json`)).toBe("/my-data/.../data.json");
  expect(loggedPath(`/booking/${token.slice(22)}.data?move`)).toBe("/booking/....data");
  expect(loggedPath("/education/apple-professional-learning")).toBe("/education/apple-professional-learning");
});

test("the log contains no order or repair number", () => {
  for (const path of [
    "/order-tracking/order/SO-10234?key=x",
    "/order-tracking/order/SO-10234/answer",
    "/order-tracking/order/SO-10234.data",
  ])
    expect(loggedPath(path)).toBe("/order-tracking/order/...");
  expect(loggedPath("/Order-Tracking/REPAIR/RP%2D77120/")).toBe("/Order-Tracking/REPAIR/...");
  expect(loggedPath("/order-tracking/SO-10234")).toBe("/order-tracking/...");
  expect(loggedPath("/leads/dashboard/orders/order/SO-10234")).toBe("/leads/dashboard/orders/order/...");
  for (const path of ["/order-tracking", "/order-tracking/find", "/leads/dashboard/orders/new.data"])
    expect(loggedPath(path)).toBe(path);
});

test("the log contains why a database refused a row, and none of its values", () => {
  const code = `
    const { default: pg } = await import("pg");
    const { createLog } = await import("./server/log.ts");
    const err = new pg.DatabaseError('null value in column "form"', 1, "error");
    const detail = "Failing row contains (1, Asha Rao).";
    createLog("info").error({ err: Object.assign(err, { code: "23502", detail, where: detail }) }, "request failed");`;
  const line = execFileSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8" });
  expect(JSON.parse(line)).toMatchObject({
    msg: "request failed",
    err: { code: "23502", message: 'null value in column "form"', stack: expect.stringContaining("    at ") },
  });
  expect(line).not.toContain("Asha");
});
