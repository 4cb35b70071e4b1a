import { afterEach, expect, test, vi } from "vitest";
import { adoptTypeface } from "./typeface.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ["is taken up by the page that fetched it where nothing moves", 0, true],
  ["waits for the next page where a heading would move", 46, false],
])("the typeface %s", async (_name, movesBy, isShown) => {
  const dataset: Record<string, string> = {};
  const heading = {
    offsetTop: 100,
    get offsetHeight() {
      return "typeface" in dataset ? 40 + movesBy : 40;
    },
  };
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", { setItem: (key: string, value: string) => stored.set(key, value) });
  vi.stubGlobal("document", {
    documentElement: { dataset },
    fonts: Object.assign([], { load: async () => [{}] }),
    querySelectorAll: () => [heading],
  });
  await adoptTypeface();
  expect("typeface" in dataset).toBe(isShown);
  expect(stored.get("typeface")).toBe("true");
});
