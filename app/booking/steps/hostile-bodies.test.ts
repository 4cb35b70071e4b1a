import { describe, expect, test } from "vitest";
import { newHoldToken } from "#app/links/link-secret.server.ts";
import { memoryRateLimiter } from "#app/rate-limit/memory-rate-limit.server.ts";
import { bookingBody, bookingHarness, repair, tuesday } from "#tests/fixtures/booking.ts";
import { siteOrigin } from "#tests/fixtures/forms.ts";
import { seededRandom } from "#tests/fixtures/seeded-random.ts";
import { freshSqlite } from "#tests/support/databases.ts";
import { receiveBooking } from "./receive-booking.server.ts";
import { receiveChange } from "./receive-change.server.ts";
import { receiveHold } from "./receive-hold.server.ts";

const random = seededRandom(7);
const pick = <Item>(items: readonly Item[]) => items[random(items.length)] as Item;
const token = "B".repeat(43);

const poison = [
  "\u0000",
  "\r\nBcc: evil@evil.test",
  "2026-12-01T10:30:00Z",
  "2026-13-45T99:99",
  "__proto__",
  "constructor",
  "9".repeat(400),
  "' or 1=1 --",
  "-1",
];
const urlencoded = "application/x-www-form-urlencoded";
const types = ["application/json", "text/plain", "multipart/form-data; boundary=x", "x"];

/** A body with one thing wrong, or bytes that are no form at all. */
function hostile(good: URLSearchParams, needed: string[]): [body: BodyInit, type: string] {
  const body = new URLSearchParams(good);
  switch (random(5)) {
    case 0:
      body.delete(pick(needed));
      return [body.toString(), urlencoded];
    case 1:
      body.append(pick(["__proto__", "toString", "_admin", "kind[]", "a.b"]), "x");
      return [body.toString(), urlencoded];
    case 2:
      body.set(pick(needed), pick(poison));
      return [body.toString(), urlencoded];
    case 3:
      return [body.toString(), pick(types)];
    default:
      return [Uint8Array.from({ length: random(400) }, () => random(256)), pick([urlencoded, ...types])];
  }
}

describe("what the receivers of bookings refuse", () => {
  const fresh = freshSqlite();

  test("1,200 hostile bodies get an answer of the 400s and leave no trace", { timeout: 60_000 }, async () => {
    const db = await fresh();
    const { services } = bookingHarness(db);
    const statuses = new Set<number>();
    const send = async (
      receive: (request: Request) => Promise<Response | { refused: { status: number } }>,
      good: URLSearchParams,
      needed: string[],
    ) => {
      const [body, type] = hostile(good, needed);
      const headers = { "Content-Type": type, Accept: pick(["*/*", "application/json"]) };
      const answer = await receive(new Request(`${siteOrigin}/booking`, { method: "POST", body, headers }));
      statuses.add(answer instanceof Response ? answer.status : answer.refused.status);
    };
    const own = newHoldToken(services.secret, services.now());
    const hold = new URLSearchParams({ ...repair, start: tuesday, hold: own });
    const change = new URLSearchParams({ version: "1", start: tuesday });
    for (let n = 0; n < 300; n++) {
      await send((request) => receiveHold(request, services), hold, ["kind", "place", "start", "hold"]);
      await send((request) => receiveBooking(request, services), bookingBody(tuesday), [
        ...["kind", "place", "start", "email", "agree"],
      ]);
      for (const what of ["move", "cancel"] as const) {
        const unknown = { token: pick([token, ...poison]), what };
        await send((request) => receiveChange(request, unknown, services), change, ["version", "start"]);
      }
    }
    expect([...statuses].sort()).toEqual([400, 404, 415, 422]);
    for (const table of ["leads", "bookings", "booking_holds", "taken_times"] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
  });

  test("posts of other sites, too large ones and too many of them", async () => {
    const db = await fresh();
    const { services, post } = bookingHarness(db);
    const own = newHoldToken(services.secret, services.now());
    const body = { ...repair, start: tuesday, hold: own };
    const foreign = { Accept: "application/json", Origin: "https://evil.test" };
    const status = async (request: Request, receive = receiveHold) =>
      ((await receive(request, services)) as Response).status;
    expect(await status(post("/booking/hold", body, foreign))).toBe(403);
    expect(await status(post("/booking/hold", { ...body, start: "x".repeat(70_000) }))).toBe(413);
    const asked = new Request(`${siteOrigin}/booking/hold`, { headers: { Accept: "application/json" } });
    expect(await status(asked)).toBe(405);
    services.rateLimit = memoryRateLimiter(() => services.now().getTime());
    const many: number[] = [];
    for (let n = 0; n < 21; n++) many.push(await status(post("/booking/hold", body)));
    expect(many.slice(0, 20).every((each) => each === 200)).toBe(true);
    expect(many[20]).toBe(429);
  });
});
