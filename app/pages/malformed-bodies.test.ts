import { afterAll, beforeAll, expect, test } from "vitest";
import { seededRandom } from "#tests/fixtures/seeded-random.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { malformed, receivers } from "#tests/support/malformed-bodies.ts";

// The short form; `npm run drill -- malformed` throws 10,000 at each route over HTTP.
const each = 50;
const feedback = { to: "marketing@dts.example", cc: "events@dts.example" };
const routes = receivers(feedback, "2026-11-25T10:30").map((receiver) => [receiver.path, receiver] as const);

let app: TestApp;
beforeAll(async () => {
  app = await testApp({
    database: "sqlite",
    env: { RATE_LIMIT: "off" },
    now: new Date("2026-11-21T04:30:00Z"),
  });
}, 180_000);
afterAll(() => app[Symbol.asyncDispose]());

test.each(routes)(
  `${each} malformed bodies to %s are refused, and nothing of them is stored`,
  {
    timeout: 120_000,
  },
  async (path, receiver) => {
    const random = seededRandom(path.length * 7919);
    const odd: string[] = [];
    for (let n = 0; n < each; n++) {
      const { headers, body } = malformed(receiver, random);
      const { status } = await app.fetch(path, { method: "POST", headers, body });
      if (status < 400 || status > 499) odd.push(`${status} for ${JSON.stringify(headers)} ${show(body)}`);
    }
    expect(odd).toEqual([]);
    for (const table of ["leads", "people", "uploads", "outbox", "bookings", "booking_holds"] as const) {
      expect(await app.services.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
  },
);

function show(body: Uint8Array): string {
  return new TextDecoder().decode(body.slice(0, 400));
}
