import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#tests/support/app.ts";

const path = "/check-dcare-coverage/answer";
const number = "H4XQ9N2WLW";
let app: TestApp;

beforeAll(async () => {
  app = await testApp({ database: "sqlite" });
}, 180_000);
afterAll(() => app[Symbol.asyncDispose]());

test("an answer has an address without the number, and is drawn there as often as it is asked for", async () => {
  const posted = await app.fetch(path, { method: "POST", body: new URLSearchParams({ number }) });
  expect(posted.status).toBe(303);
  expect(posted.headers.get("Location")).toBe("/check-dcare-coverage?answer");
  const [cookie = ""] = posted.headers.getSetCookie();
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
  for (let time = 0; time < 2; time++) {
    const answer = await app.fetch("/check-dcare-coverage?answer", {
      headers: { Cookie: cookie.split(";")[0] ?? "" },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const page = await answer.text();
    expect(page).toContain('data-answer="unknown"');
    expect(page).toContain(number);
  }
  const forged = { Cookie: `device=${number}.${"A".repeat(22)}` };
  const guessed = await (await app.fetch("/check-dcare-coverage?answer", { headers: forged })).text();
  expect(guessed).not.toContain(number);
  expect((await app.fetch(path)).headers.get("Location")).toBe("/check-dcare-coverage");
});
