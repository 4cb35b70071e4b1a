import { expect, test } from "vitest";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { databaseRateLimiter } from "./database-rate-limit.server.ts";

const rule = { name: "form", limit: 3, windowMs: 60_000 };
const secret = "s".repeat(32);
const dayMs = 24 * 60 * 60_000;

describeEachDatabase("a rate limit in the database", (fresh) => {
  test("lets as many through as it says, says how long to wait, and starts again with the next window", async () => {
    let now = 600_000;
    const limiter = databaseRateLimiter(await fresh(), { secret, now: () => now });
    const waits = await Promise.all(Array.from({ length: 5 }, () => limiter.take(rule, "192.0.2.1")));
    expect(waits).toEqual([0, 0, 0, 60, 60]);
    now += 45_000;
    expect(await limiter.take(rule, "192.0.2.1")).toBe(15);
    expect(await limiter.take(rule, "192.0.2.2")).toBe(0);
    expect(await limiter.take({ ...rule, name: "other" }, "192.0.2.1")).toBe(0);
    now += 15_000;
    expect(await limiter.take(rule, "192.0.2.1")).toBe(0);
  });

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

  test("keeps no address as it is, and no count for longer than a day", async () => {
    let now = 600_000;
    const db = await fresh();
    const limiter = databaseRateLimiter(db, { secret, now: () => now });
    const kept = () => db.selectFrom("rate_limits").select("key").execute();
    await limiter.take(rule, "203.0.113.7");
    await limiter.take({ name: "number", limit: 20, windowMs: dayMs }, "order SO-10234");
    expect(JSON.stringify(await kept())).not.toMatch(/203\.0|SO-10234/);
    now = dayMs - 1;
    expect(await limiter.forget()).toBe(0);
    now = dayMs;
    expect(await limiter.forget()).toBe(1);
    now = dayMs + 600_000;
    expect(await limiter.forget()).toBe(1);
    expect(await kept()).toEqual([]);
  });

  test("counts the same attempts under other keys where the secret is another, so that no list of addresses finds them", async () => {
    const db = await fresh();
    for (const own of [secret, "t".repeat(32)])
      await databaseRateLimiter(db, { secret: own, now: () => 0 }).take(rule, "203.0.113.7");
    const rows = await db.selectFrom("rate_limits").select("hits").execute();
    expect(rows).toEqual([{ hits: 1 }, { hits: 1 }]);
  });

  test("refuses a rule that asks for longer than counts are kept", async () => {
    const limiter = databaseRateLimiter(await fresh(), { secret, now: () => 0 });
    const taken = limiter.take({ name: "a week", limit: 3, windowMs: 7 * dayMs }, "192.0.2.1");
    await expect(taken).rejects.toThrow("a week");
  });
});
