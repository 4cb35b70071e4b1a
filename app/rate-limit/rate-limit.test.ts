import { expect, test } from "vitest";
import { memoryRateLimiter } from "./memory-rate-limit.server.ts";
import { addressKey, networksOf } from "./networks.ts";
import { noRateLimit, retryAfter } from "./rate-limit.server.ts";

const rule = { name: "test", limit: 300, windowMs: 600_000 };

test("the limits can be switched off for drills", () => {
  for (let n = 0; n < 1000; n++) expect(noRateLimit.take(rule, "a")).toBe(0);
});

test("the lines of one IPv6 network together have three times, those of a large one ten times what one has", async () => {
  const limiter = memoryRateLimiter(() => 0);
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
