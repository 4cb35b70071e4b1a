import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repeatWork } from "./repeat-work.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const everyMs = 1_000;
const log = { warn: vi.fn() };
const failure = "counts were not added up";

test("a run that is not over is not started again, and the next turn starts one", async () => {
  const ends: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const repeated = repeatWork({ everyMs, work, log, failure });
  await vi.advanceTimersByTimeAsync(3 * everyMs);
  expect(work).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(everyMs);
  expect(work).toHaveBeenCalledTimes(2);
  ends[1]?.();
  await repeated.stop();
});

test("a failed run is logged, and the next turn tries again", async () => {
  const work = vi.fn().mockRejectedValueOnce(new Error("locked")).mockResolvedValue(0);
  const repeated = repeatWork({ everyMs, firstMs: 0, work, log, failure });
  await vi.advanceTimersByTimeAsync(everyMs);
  expect(work).toHaveBeenCalledTimes(2);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith({ err: new Error("locked") }, failure);
  await repeated.stop();
});

test("a stop aborts the present run and waits for its end", async () => {
  const work = vi.fn(
    (stopping: AbortSignal) => new Promise((resolve) => stopping.addEventListener("abort", resolve)),
  );
  const repeated = repeatWork({ everyMs, firstMs: 0, work, log, failure });
  await vi.advanceTimersByTimeAsync(0);
  await repeated.stop();
  await vi.advanceTimersByTimeAsync(3 * everyMs);
  expect(work).toHaveBeenCalledTimes(1);
});
