import { describe, expect, test } from "vitest";
import { addressKey, networksOf } from "./networks.ts";
import { memoryRateLimiter, noRateLimit, retryAfter } from "./rate-limit.server.ts";

const rule = { name: "test", limit: 300, windowMs: 600_000 };

function limiterAt(start: number) {
  const clock = { now: start };
  return { clock, limiter: memoryRateLimiter(() => clock.now) };
}

describe("the sliding window", () => {
  test("lets a whole venue through and refuses the next one with the time to wait", () => {
    const { limiter } = limiterAt(0);
    for (let n = 0; n < 300; n++) expect(limiter.take(rule, "venue")).toBe(0);
    expect(limiter.take(rule, "venue")).toBeGreaterThan(0);
    expect(limiter.take(rule, "elsewhere")).toBe(0);
  });

  test("waiting as long as told always helps", () => {
    for (const spread of [1, 500, 1500, 2500]) {
      const { clock, limiter } = limiterAt(1_000);
      for (let n = 0; n < 2000; n++) {
        clock.now += spread;
        const wait = Number(limiter.take(rule, "a"));
        if (wait === 0) continue;
        clock.now += wait * 1000;
        expect(limiter.take(rule, "a"), `after ${n} attempts, ${spread} ms apart`).toBe(0);
      }
    }
  });

  test("never lets much more than the limit through in any window", () => {
    const { clock, limiter } = limiterAt(0);
    const passed: number[] = [];
    for (let n = 0; n < 5000; n++) {
      clock.now += (n % 7) * 100;
      if (limiter.take(rule, "a") === 0) passed.push(clock.now);
    }
    const most = Math.max(
      ...passed.map((at) => passed.filter((other) => other >= at && other < at + 600_000).length),
    );
    expect(most).toBeLessThanOrEqual(330);
  });

  test("rules do not share their counts", () => {
    const { limiter } = limiterAt(0);
    const strict = { ...rule, name: "strict", limit: 1 };
    expect(limiter.take(strict, "a")).toBe(0);
    expect(limiter.take(strict, "a")).toBeGreaterThan(0);
    expect(limiter.take(rule, "a")).toBe(0);
  });

  test("an address is forgotten as soon as no window asks for it", () => {
    const { clock, limiter } = limiterAt(0);
    limiter.take(rule, "a");
    clock.now = 600_000;
    limiter.take(rule, "b");
    clock.now = 1_199_999;
    expect(limiter.forget()).toBe(0);
    clock.now = 1_200_000;
    expect(limiter.forget()).toBe(1);
    clock.now = 1_800_000;
    expect(limiter.forget()).toBe(1);
  });

  test("after the clock was set back an address waits no longer than before", () => {
    const { clock, limiter } = limiterAt(7_200_000);
    for (let n = 0; n < 300; n++) limiter.take(rule, "a");
    clock.now += 660_000;
    expect(limiter.take(rule, "a")).toBe(0);
    clock.now -= 3_660_000;
    for (let n = 0; n < 5; n++) expect(limiter.take(rule, "a")).toBe(0);
    for (let n = 0; n < 300; n++) limiter.take(rule, "a");
    expect(limiter.take(rule, "a")).toBeLessThanOrEqual(1_200);
    clock.now += 1_200_000;
    expect(limiter.take(rule, "a")).toBe(0);
  });

  test("can be switched off for drills", () => {
    for (let n = 0; n < 1000; n++) expect(noRateLimit.take(rule, "a")).toBe(0);
  });
});

test("the lines of one IPv6 network together have three times, those of a large one ten times what one has", async () => {
  const { limiter } = limiterAt(0);
  const strict = { ...rule, limit: 2 };
  const through = async (addresses: string[]) => {
    const waits = await Promise.all(addresses.map((address) => retryAfter(limiter, strict, address)));
    return waits.filter((wait) => wait === 0).length;
  };
  const lines = (count: number, of: (n: string) => string) =>
    Array.from({ length: count }, (_, n) => of(n.toString(16).padStart(2, "0")));
  expect(await through(lines(64, (n) => `2001:db8:1:42${n}::1`))).toBe(6);
  expect(await through(lines(64, (n) => `2001:db8:1:${n}42::1`))).toBe(14);
  expect(await through(lines(64, (n) => `2001:db8:2:${n}42::1`))).toBe(20);
  expect(await through(lines(64, (n) => `2001:db8:3${n}::1`))).toBe(64);
  expect(networksOf("203.0.113.7")).toEqual([{ key: "203.0.113.7", times: 1 }]);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:DB8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:0db8:0001:0002::9", "2001:db8:1:2::/64"],
  ["::1", "0:0:0:0::/64"],
])("the address %s is counted as %s", (address, key) => {
  expect(addressKey(address)).toBe(key);
});
