import { describe, expect, test } from "vitest";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { databaseRateLimiter } from "./database-rate-limit.server.ts";
import { memoryRateLimiter } from "./memory-rate-limit.server.ts";
import type { ForgettingLimiter } from "./rate-limit.server.ts";

const rule = { name: "form", limit: 3, windowMs: 60_000 };
const secret = "s".repeat(32);
const dayMs = 24 * 60 * 60_000;

type Clock = { now: number };

describe("a rate limit in memory", () => {
  countsByTheRule(async (clock) => memoryRateLimiter(() => clock.now));
});

describeEachDatabase("a rate limit in the database", (fresh) => {
  countsByTheRule(async (clock) => databaseRateLimiter(await fresh(), { secret, now: () => clock.now }));

  test("is shared by all who use the database", async () => {
    const db = await fresh();
    const limiters = [
      databaseRateLimiter(db, { secret, now: () => 0 }),
      databaseRateLimiter(db, { secret, now: () => 0 }),
    ];
    const waits = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        limiters[index % 2]?.take({ ...rule, limit: 10 }, "192.0.2.1"),
      ),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  });

  test("keeps no address as it is", async () => {
    const db = await fresh();
    const limiter = databaseRateLimiter(db, { secret, now: () => 600_000 });
    await limiter.take(rule, "203.0.113.7");
    await limiter.take({ name: "number", limit: 20, windowMs: dayMs }, "order SO-10234");
    const kept = await db.selectFrom("rate_limits").select("key").execute();
    expect(kept).toHaveLength(2);
    expect(JSON.stringify(kept)).not.toMatch(/203\.0|SO-10234/);
  });

  test("counts the same attempts under other keys where the secret is another, so that no list of addresses finds them", async () => {
    const db = await fresh();
    for (const own of [secret, "t".repeat(32)])
      await databaseRateLimiter(db, { secret: own, now: () => 0 }).take(rule, "203.0.113.7");
    const rows = await db.selectFrom("rate_limits").select("hits").execute();
    expect(rows).toEqual([{ hits: 1 }, { hits: 1 }]);
  });

  test("forgets what the version before has counted a day after its window began", async () => {
    const db = await fresh();
    await db.insertInto("rate_limits").values({ key: "old", window_start: 0, hits: 2 }).execute();
    expect(await databaseRateLimiter(db, { secret, now: () => dayMs - 1 }).forget()).toBe(0);
    expect(await databaseRateLimiter(db, { secret, now: () => dayMs }).forget()).toBe(1);
  });
});

/** What holds wherever the counts are. */
function countsByTheRule(limiterOf: (clock: Clock) => Promise<ForgettingLimiter>) {
  async function at(now: number) {
    const clock = { now };
    return { clock, limiter: await limiterOf(clock) };
  }

  test("lets as many through as it says, says how long to wait, and slides on", async () => {
    const { clock, limiter } = await at(600_000);
    const waits = await Promise.all(Array.from({ length: 5 }, async () => limiter.take(rule, "192.0.2.1")));
    expect(waits).toEqual([0, 0, 0, 61, 61]);
    clock.now += 45_000;
    expect(await limiter.take(rule, "192.0.2.1")).toBe(16);
    expect(await limiter.take(rule, "192.0.2.2")).toBe(0);
    expect(await limiter.take({ ...rule, name: "other" }, "192.0.2.1")).toBe(0);
    clock.now += 16_000;
    expect(await limiter.take(rule, "192.0.2.1")).toBe(0);
    // Two of the first three still lie within reach: a new window does not start from zero.
    expect(await limiter.take(rule, "192.0.2.1")).toBeGreaterThan(0);
  });

  test("a refused attempt does not prolong the wait", async () => {
    const { clock, limiter } = await at(0);
    for (let n = 0; n < 3; n++) await limiter.take(rule, "192.0.2.1");
    for (let n = 0; n < 20; n++) await limiter.take(rule, "192.0.2.1");
    clock.now = 61_000;
    expect(await limiter.take(rule, "192.0.2.1")).toBe(0);
  });

  test("what is given back may be taken again", async () => {
    const { limiter } = await at(0);
    for (let n = 0; n < 3; n++) await limiter.take(rule, "192.0.2.1");
    await limiter.giveBack(rule, "192.0.2.1");
    expect(await limiter.take(rule, "192.0.2.1")).toBe(0);
    expect(await limiter.take(rule, "192.0.2.1")).toBeGreaterThan(0);
    await limiter.giveBack(rule, "never taken");
    expect(await limiter.take({ ...rule, limit: 1 }, "never taken")).toBe(0);
    expect(await limiter.take({ ...rule, limit: 1 }, "never taken")).toBeGreaterThan(0);
  });

  test("forgets a key as soon as no window reaches it", async () => {
    const { clock, limiter } = await at(600_000);
    await limiter.take(rule, "192.0.2.1");
    await limiter.take({ name: "number", limit: 20, windowMs: dayMs }, "order SO-10234");
    clock.now += 119_999;
    expect(await limiter.forget()).toBe(0);
    clock.now += 1;
    expect(await limiter.forget()).toBe(1);
    clock.now = 600_000 + 2 * dayMs;
    expect(await limiter.forget()).toBe(1);
  });
}
