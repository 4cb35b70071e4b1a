import { afterEach, beforeEach, expect, vi } from "vitest";

// A stray console.error or console.warn is a defect that would go unnoticed, so it fails the test that caused it.
// A test that expects one replaces the spy's implementation itself and asserts on it.
let spies: ReturnType<typeof vi.spyOn>[] = [];

beforeEach(() => {
  spies = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
});

afterEach(() => {
  const calls = spies.flatMap((spy) => spy.mock.calls);
  for (const spy of spies) spy.mockRestore();
  expect(calls, "nothing may be written to console.error or console.warn").toEqual([]);
});
