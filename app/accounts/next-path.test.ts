import { expect, test } from "vitest";
import { safeNextPath } from "#app/accounts/next-path.ts";

test.each(["/leads/dashboard", "/leads/dashboard?status=new&q=asha%20rao", "/leads/dashboard/0190-abc"])(
  "follows %s",
  (path) => {
    expect(safeNextPath(path)).toBe(path);
  },
);

test.each([
  null,
  undefined,
  "",
  "/",
  "/contact-us",
  "/leads/dashboardx",
  "//evil.test/leads/dashboard",
  "https://evil.test",
  "javascript:alert(1)",
  "/\\evil.test",
  "/leads/dashboard/..//evil.test",
  "/leads/dashboard/../../logout",
  "/leads/dashboard/%2e%2e/%2e%2e/",
  "/leads/dashboard/.%2E/",
  "/leads/dashboard/%2e/x",
  "/leads/dashboard\\..\\x",
  "/leads/dashboard\r\nSet-Cookie: x=1",
  "/leads/dashboard/\u2028",
])("does not follow %s", (path) => {
  expect(safeNextPath(path)).toBe("/leads/dashboard");
});
