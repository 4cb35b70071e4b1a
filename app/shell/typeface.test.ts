import { afterEach, expect, test, vi } from "vitest";
import { adoptTypeface } from "./typeface.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ["is taken up by the page that fetched it where nothing moves", 0, true],
  ["waits for the next page where the words would move", 46, false],
])("the typeface %s", async (_name, movesBy, isShown) => {
  const dataset: Record<string, string> = {};
  const lede = {
    getBoundingClientRect: () => ({ top: "typeface" in dataset ? 140 + movesBy : 140 }),
    querySelectorAll: () => [],
  };
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", { setItem: (key: string, value: string) => stored.set(key, value) });
  vi.stubGlobal("document", {
    documentElement: { dataset },
    fonts: Object.assign([], { load: async () => [{}] }),
    querySelector: () => null,
    querySelectorAll: () => [lede],
  });
  vi.stubGlobal("innerHeight", 900);
  await adoptTypeface();
  expect("typeface" in dataset).toBe(isShown);
  expect(stored.get("typeface")).toBe("true");
});
