import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";

// A stray console.error or console.warn fails its test, because it would otherwise go unnoticed. A test that expects
// one replaces the spy's implementation and asserts on it.
let spies: ReturnType<typeof vi.spyOn>[] = [];

beforeEach(() => {
  spies = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
});

afterEach(() => {
  const calls = spies.flatMap((spy) => spy.mock.calls);
  for (const spy of spies) spy.mockRestore();
  expect(calls, "nothing may be written to console.error or console.warn").toEqual([]);
});

// The next file may run in the same process.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
