import { expect, test } from "vitest";
import { calculate, tcoRules, tcoTyped } from "./calculation.ts";
import { goldenQuery } from "./golden-example.ts";
import { presetOf, presets, startAt, withPreset } from "./presets.ts";

const calculated = (query: string) => calculate(tcoTyped(query));

test("the address of a result gives the same result, and the page as it begins has none", () => {
  const there = calculated(goldenQuery);
  const back = calculated(there.ok ? there.query : "");
  expect(back).toEqual(there);
  expect(calculated("")).toMatchObject({ ok: true, query: "" });
});

test("but for the price, power and moving over, both platforms begin the same", () => {
  const { values } = calculated("");
  const different = Object.keys(tcoRules).filter((name) => {
    const twin = name.replace(/^mac-/, "pc-");
    return name.startsWith("mac-") && values[twin] !== undefined && values[name] !== values[twin];
  });
  expect(different).toEqual(["mac-price", "mac-watts"]);
});

test("a preset sets the tickets of the Mac as a share of the visitor's own for the PC", () => {
  const own = tcoTyped("pc-tickets=2.5");
  expect(withPreset("ibm", own)["mac-tickets"]).toBe("1.25");
  expect(withPreset("cisco", own)["mac-tickets"]).toBe("1.667");
  expect(withPreset("nobody", own)).toBe(own);
  expect(withPreset("ibm", tcoTyped("pc-tickets="))["mac-tickets"]).toBe("1.5");
  expect(tcoTyped("pc-tickets=2.5&preset=ibm")["mac-tickets"]).toBe("1.25");
});

test("a page on which the visitor has entered nothing stands at a starting point, any other at none", () => {
  expect(startAt(tcoRules, "")).toBe(presets.equal);
  expect(startAt(tcoRules, "mac-tickets=0.75")).toBe(presets.ibm);
  expect(startAt(tcoRules, "mac-tickets=&pc-tickets=")).toBe(presets.own);
  expect(startAt(tcoRules, "mac-tickets=0.75&devices=50")).toBeUndefined();
  expect(startAt(tcoRules, "mac-tickets=1")).toBeUndefined();
});

test("own tickets leave support out on both sides until they are entered", () => {
  const own = calculated("preset=own");
  expect(own).toMatchObject({ ok: true, query: "mac-tickets=&pc-tickets=" });
  expect(own.ok && own.comparison.notCounted).toEqual(["Support"]);
});

test("figures that stand in a reported ratio say so, equal ones do not", () => {
  expect(presetOf(calculated("mac-tickets=0.75").values)).toBe("IBM 2016");
  expect(presetOf(calculated("").values)).toBeUndefined();
});

test("soft benefits are off, never in the result, and not counted without the visitor's own money", () => {
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
