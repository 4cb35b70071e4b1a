import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#tests/support/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
}, 180_000);
afterAll(() => app[Symbol.asyncDispose]());

const post = (body: string) => app.fetch("/reports", { method: "POST", body });

test("takes what a browser reports in either format", async () => {
  const old = { "csp-report": { "violated-directive": "img-src", "blocked-uri": "https://x.test/a?b" } };
  const present = [{ type: "csp-violation", body: { effectiveDirective: "img-src", blockedURL: "inline" } }];
  expect((await post(JSON.stringify(old))).status).toBe(204);
  expect((await post(JSON.stringify(present))).status).toBe(204);
});

test.each(["", "{", "[]", "null", '{"csp-report":[]}', '[{"body":{"effectiveDirective":{}}}]'])(
  "refuses %j, which is no report",
  async (body) => {
    expect((await post(body)).status).toBe(400);
  },
);

test("offers POST alone", async () => {
  const response = await app.fetch("/reports");
  expect(response.status).toBe(405);
  expect(response.headers.get("Allow")).toBe("POST");
});
