import { expect, test } from "vitest";
import { type Count, countAttempt, giveBackAttempt } from "./sliding-window.ts";

const rule = { name: "test", limit: 300, windowMs: 600_000 };

/** One key's attempts; the seconds to wait, 0 when one may pass. */
function counter(start: number) {
  const clock = { now: start };
  let count: Count | undefined;
  const take = (by = rule) => {
    const counted = countAttempt(count, by, clock.now);
    count = counted.count;
    return counted.retryAfterS;
  };
  return { clock, take };
}

test("lets a whole venue through and refuses the next one with the time to wait", () => {
  const { take } = counter(0);
  for (let n = 0; n < 300; n++) expect(take()).toBe(0);
  expect(take()).toBeGreaterThan(0);
});

test.each([1, 2, 5, 300])("with a limit of %d, waiting as long as told always helps", (limit) => {
  for (const spread of [1, 500, 1500, 2500, 90_000]) {
    const { clock, take } = counter(1_000);
    for (let n = 0; n < 1000; n++) {
      clock.now += spread;
      const retryAfterS = take({ ...rule, limit });
      if (retryAfterS === 0) continue;
      clock.now += retryAfterS * 1000;
      expect(take({ ...rule, limit }), `after ${n} attempts, ${spread} ms apart`).toBe(0);
    }
  }
});

test("one a window is one after each window", () => {
  const { clock, take } = counter(0);
  const one = { ...rule, limit: 1 };
  expect([take(one), take(one)]).toEqual([0, 601]);
  clock.now = 600_001;
  expect(take(one)).toBe(0);
});

test("never lets much more than the limit through in any window", () => {
  const { clock, take } = counter(0);
  const passed: number[] = [];
  for (let n = 0; n < 5000; n++) {
    clock.now += (n % 7) * 100;
    if (take() === 0) passed.push(clock.now);
  }
  const most = Math.max(
    ...passed.map((at) => passed.filter((other) => other >= at && other < at + 600_000).length),
  );
  expect(most).toBeLessThanOrEqual(330);
});

test("after the clock was set back an address waits no longer than before", () => {
  const { clock, take } = counter(7_200_000);
  for (let n = 0; n < 300; n++) take();
  clock.now += 660_000;
  expect(take()).toBe(0);
  clock.now -= 3_660_000;
  for (let n = 0; n < 5; n++) expect(take()).toBe(0);
  for (let n = 0; n < 300; n++) take();
  expect(take()).toBeLessThanOrEqual(1_200);
  clock.now += 1_200_000;
  expect(take()).toBe(0);
});

test("what is given back after its window has passed leaves the one before", () => {
  const { count } = countAttempt(undefined, rule, 0);
  expect(giveBackAttempt(count, rule, 1)).toMatchObject({ current: 0, previous: 0 });
  expect(giveBackAttempt(count, rule, 700_000)).toMatchObject({ current: 0, previous: 0 });
  expect(giveBackAttempt(undefined, rule, 0)).toMatchObject({ current: 0, previous: 0 });
});
