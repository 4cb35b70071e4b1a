import { expect, test } from "vitest";
import { calculate, tcoRules, tcoTyped } from "./calculation.ts";
import { goldenQuery } from "./golden-example.ts";
import { presetOf, startAt, withPreset } from "./presets.ts";
import { shortBreakEven } from "./result-sentences.ts";

const calculated = (query: string) => calculate(tcoTyped(query));

test("the address of a result gives the same result; without changes it has no query", () => {
  const there = calculated(goldenQuery);
  const back = calculated(there.ok ? there.query : "");
  expect(back).toEqual(there);
  expect(calculated("")).toMatchObject({ ok: true, query: "" });
});

test("except for price, power and migration, both platforms have the same defaults", () => {
  const { values } = calculated("");
  const different = Object.keys(tcoRules).filter((name) => {
    const twin = name.replace(/^mac-/, "pc-");
    return name.startsWith("mac-") && values[twin] !== undefined && values[name] !== values[twin];
  });
  expect(different).toEqual(["mac-price", "mac-watts"]);
});

test("a preset sets the Mac's tickets as a share of the visitor's figure for the PC", () => {
  const own = tcoTyped("pc-tickets=2.5");
  expect(withPreset("ibm", own)["mac-tickets"]).toBe("1.25");
  expect(withPreset("cisco", own)["mac-tickets"]).toBe("1.667");
  expect(withPreset("nobody", own)).toBe(own);
  expect(withPreset("ibm", tcoTyped("pc-tickets="))["mac-tickets"]).toBe("1.5");
  expect(tcoTyped("pc-tickets=2.5&preset=ibm")["mac-tickets"]).toBe("1.25");
});

test("only a page without figures of the visitor names a preset as its starting point", () => {
  expect(startAt(tcoRules, "")).toBe("equal");
  expect(startAt(tcoRules, "mac-tickets=0.75")).toBe("ibm");
  expect(startAt(tcoRules, "mac-tickets=&pc-tickets=")).toBe("own");
  expect(startAt(tcoRules, "mac-tickets=0.75&devices=50")).toBeUndefined();
  expect(startAt(tcoRules, "mac-tickets=1")).toBeUndefined();
});

test("the visitor's own tickets leave support out on both sides until they are entered", () => {
  const own = calculated("preset=own");
  expect(own).toMatchObject({ ok: true, query: "mac-tickets=&pc-tickets=" });
  expect(own.ok && own.comparison.notCounted).toEqual(["Support"]);
});

test("figures in a reported ratio name it, equal ones do not", () => {
  expect(presetOf(calculated("mac-tickets=0.75").values)).toBe("IBM 2016");
  expect(presetOf(calculated("").values)).toBeUndefined();
});

test("soft benefits are off by default, never part of the result, and not counted without the visitor's amounts", () => {
  const off = calculated("salary=1200000");
  const on = calculated("salary=1200000&soft=1");
  if (!off.ok || !on.ok) throw new Error("figures were refused");
  expect(off.soft).toBeUndefined();
  expect(on.comparison.saving).toBe(off.comparison.saving);
  expect(on.soft).toEqual([
    { label: "Productivity", worth: 240_000 },
    { label: "Retention", worth: null },
    { label: "Security incidents", worth: null },
  ]);
});

test("the line that stays in sight while the figures scroll says where both cost the same", () => {
  const start = calculated("");
  if (!start.ok) throw new Error("the defaults give no result");
  expect(shortBreakEven(start.comparison, start.inputs)).toMatch(/^Both cost the same at .*\d.* \(now /);
});
