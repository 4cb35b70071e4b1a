import { expect, test } from "vitest";
import { trapName } from "#app/forms/engine/define-form.ts";
import { uploadBodyLimit } from "#app/forms/engine/upload-rules.ts";
import { memoryRateLimiter } from "#app/rate-limit/memory-rate-limit.server.ts";
import { guard } from "./guard.server.ts";

const origin = "https://www.dts.example";
const stranger = { Origin: "https://evil.example" };
const large = { "Content-Length": "9999999" };
const rule = { name: "once", limit: 1, windowMs: 60_000 };

function post(headers: Record<string, string> = {}, fields: Record<string, string> = { name: "Asha" }) {
  return new Request(`${origin}/forms/contact`, {
    method: "POST",
    headers,
    body: new URLSearchParams(fields),
  });
}

function limits() {
  return { rateLimit: memoryRateLimiter(() => 0), allowedOrigins: [origin], address: "203.0.113.7" };
}

test("size is checked before the origin, the origin before the rate, and neither counts as an attempt", async () => {
  const same = limits();
  const statuses: (number | boolean)[] = [];
  for (const headers of [{ ...large, ...stranger }, stranger, {}, { ...large, ...stranger }, stranger, {}]) {
    const guarded = await guard(post(headers), rule, same);
    statuses.push(guarded.ok || guarded.status);
  }
  expect(statuses).toEqual([413, 403, true, 413, 403, 429]);
});

test.each([
  ["of fields is given back", undefined, { name: ["Asha"] }],
  ["that may hold files is not read", uploadBodyLimit, {}],
])("a body %s when the rate is over", async (_what, uploadLimit, typed) => {
  const same = limits();
  await guard(post(), rule, same, uploadLimit);
  const request = post();
  const guarded = await guard(request, rule, same, uploadLimit);
  expect(guarded).toMatchObject({ ok: false, status: 429, headers: { "Retry-After": expect.any(String) } });
  expect("typed" in guarded && Object.fromEntries(guarded.typed)).toEqual(typed);
  expect(request.bodyUsed).toBe(uploadLimit === undefined);
});

test("a filled-in trap is seen by the guard", async () => {
  expect(await guard(post({}, { [trapName]: "x" }), rule, limits())).toMatchObject({ trapped: true });
  expect(await guard(post({}, { [trapName]: "" }), rule, limits())).toMatchObject({ trapped: false });
});
