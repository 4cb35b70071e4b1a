import { describe, expect, test } from "vitest";
import { DatabaseUnavailable } from "#app/database/database-unavailable.ts";
import { databaseRateLimiter } from "#app/rate-limit/database-rate-limit.server.ts";
import { siteOrigin } from "#tests/fixtures/forms.ts";
import { boxes, order, ordersHarness, secret } from "#tests/fixtures/orders.ts";
import { seededRandom } from "#tests/fixtures/seeded-random.ts";
import { describeEachDatabase, freshSqlite } from "#tests/support/databases.ts";
import { readAsked, sealedTrackPath, trackByFact, trackByLink } from "./track.server.ts";

describeEachDatabase("guessing at orders", (fresh) => {
  test("guesses at one number are stopped for their neighbourhood, known or not; its customer comes in elsewhere", async () => {
    const db = await fresh();
    const { services, load, find, clock } = ordersHarness(db);
    await load([order]);
    services.guessLimit = databaseRateLimiter(db, { secret: "s".repeat(32), now: () => clock.at.getTime() });
    for (const number of ["SO-10234", "SO-99999"]) {
      const statuses: number[] = [];
      for (let n = 0; n < 12; n++) {
        services.address = `203.0.113.${n}`;
        statuses.push((await find("order", number, String(1000 + n))).refused.status);
      }
      expect(statuses).toEqual([...Array(8).fill(404), ...Array(4).fill(429)]);
      expect((await find("order", number, "3210")).refused.status).toBe(429);
    }
    services.address = "198.51.100.7";
    for (let n = 0; n < 12; n++) expect((await find("order", "SO-10234", "3210")).refused.status).toBe(200);
    const asked = readAsked("order", "SO-10234");
    const key = new URL(
      sealedTrackPath({ type: "order", number: "SO-10234" }, secret),
      siteOrigin,
    ).searchParams.get("key");
    expect(asked && (await trackByLink(asked, key ?? "", services))).toMatchObject({ number: "SO-10234" });
  });

  test("guesses at one number count together, with and without its hyphen, each once", async () => {
    const db = await fresh();
    const { services, load, find, clock } = ordersHarness(db);
    await load([order]);
    services.guessLimit = databaseRateLimiter(db, { secret: "s".repeat(32), now: () => clock.at.getTime() });
    const statuses: number[] = [];
    for (let n = 0; n < 10; n++) {
      const number = ["SO-10234", "so10234", "SO 10-234"][n % 3] ?? "";
      statuses.push((await find("order", number, String(1000 + n))).refused.status);
    }
    expect(statuses).toEqual([...Array(8).fill(404), 429, 429]);
  });

  test("guesses of one address are stopped over all numbers", async () => {
    const db = await fresh();
    const { services, find, clock } = ordersHarness(db);
    services.guessLimit = databaseRateLimiter(db, { secret: "s".repeat(32), now: () => clock.at.getTime() });
    const statuses: number[] = [];
    for (let n = 0; n < 22; n++)
      statuses.push((await find("order", `SO-${10_000 + n}`, "560001")).refused.status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429]);
    services.address = "203.0.113.99";
    expect((await find("order", "SO-20000", "1234")).refused.status).toBe(429);
    services.address = "198.51.100.7";
    expect((await find("order", "SO-20000", "1234")).refused.status).toBe(404);
  });

  test("after many wrong facts from everywhere a number asks for both, and keeps nobody out who has them", async () => {
    const db = await fresh();
    const { services, load, find, post, clock } = ordersHarness(db);
    await load([order]);
    services.guessLimit = databaseRateLimiter(db, { secret: "s".repeat(32), now: () => clock.at.getTime() });
    for (const number of ["SO-10234", "SO-99999"]) {
      for (let n = 0; n < 20; n++) {
        services.address = `198.18.${n}.1`;
        expect((await find("order", number, String(1000 + n))).refused.status).toBe(404);
      }
      services.address = "198.51.100.7";
      const right = (await find("order", number, "3210")).refused;
      const wrong = (await find("order", number, "0000")).refused;
      expect(right).toEqual(wrong);
      expect(right).toMatchObject({ status: 422, asksBoth: true });
    }
    const both = (pin: string) =>
      trackByFact(post(new URLSearchParams({ fact: "3210", pin })), readAsked("order", "SO-10234"), services);
    expect((await both("560002")).refused).toMatchObject({ status: 404, asksBoth: true });
    expect((await both("560001")).refused.status).toBe(200);
  });

  test("the PIN code alone, which many share, shows less", async () => {
    const db = await fresh();
    const { load, find } = ordersHarness(db);
    await load([order, ...boxes]);
    const [byPhone, byPin] = [
      await find("order", "SO-10234", "3210"),
      await find("order", "SO-10234", "560001"),
    ];
    expect(JSON.stringify(byPhone.refused.found)).toContain("SC1");
    expect(byPin.refused).toMatchObject({ status: 200, found: { isBrief: true } });
    expect(JSON.stringify(byPin.refused.found)).not.toMatch(/SC1|Sample Carrier|2026-12-04/);
  });
});

describe("what tracking refuses", () => {
  const fresh = freshSqlite();

  test("1,000 hostile bodies get an answer of the 400s and leave nothing", { timeout: 60_000 }, async () => {
    const db = await fresh();
    const { services, post, logged } = ordersHarness(db);
    const random = seededRandom(5);
    const pick = <Item>(items: readonly Item[]) => items[random(items.length)] as Item;
    const poison = ["", "order", "\u0000", "../../etc", "' or 1=1", "SO-1".repeat(90), "0000", "__proto__"];
    const types = [
      "application/x-www-form-urlencoded",
      "application/json",
      "multipart/form-data; boundary=x",
      "x",
    ];
    const statuses = new Set<number>();
    for (let n = 0; n < 1000; n++) {
      const fields = { type: pick(poison), number: pick(poison), fact: pick(poison), [pick(poison)]: "x" };
      const body = random(3)
        ? new URLSearchParams(fields).toString()
        : Uint8Array.from({ length: random(300) }, () => random(256));
      const asked = random(2) ? readAsked("order", "SO-10234") : undefined;
      const request = post(body, { "Content-Type": pick(types) });
      statuses.add((await trackByFact(request, asked, services)).refused.status);
    }
    expect([...statuses].filter((status) => status < 400 || status >= 500)).toEqual([]);
    expect(logged).toEqual([]);
  });

  test("without a database it says so and what to do", async () => {
    const db = await fresh();
    const { find, services } = ordersHarness(db);
    services.guessLimit = {
      take() {
        throw new DatabaseUnavailable("away");
      },
      giveBack: () => {},
    };
    const { refused } = await find("order", "SO-10234", "3210");
    expect(refused.status).toBe(503);
    expect(refused.headers).toHaveProperty("Retry-After");
  });
});
