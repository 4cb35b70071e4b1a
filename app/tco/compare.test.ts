import { describe, expect, test } from "vitest";
import { calculate, tcoTyped } from "./calculation.ts";
import { goldenQuery } from "./golden-example.ts";
import { headline, rangeWords, scope, shareOf } from "./result-sentences.ts";

function calculated(query: string) {
  const calculation = calculate(tcoTyped(query));
  if (!calculation.ok) throw new Error(JSON.stringify(calculation.errors));
  return calculation;
}

const golden = (changes = "") => {
  const query = new URLSearchParams(goldenQuery);
  for (const [name, value] of new URLSearchParams(changes)) query.set(name, value);
  return calculated(query.toString());
};

describe("the golden example", () => {
  const { comparison, inputs } = golden();
  const fleet = (value: number | null) => Math.round((value ?? Number.NaN) * 100);

  test("matches to the rupee, line by line", () => {
    const { mac } = comparison.costs;
    expect(Object.fromEntries(Object.entries(mac).map(([key, value]) => [key, fleet(value)]))).toEqual({
      purchase: 1_00_00_000,
      value: -51_25_000,
      cover: 9_00_000,
      setup: 60_000,
      move: 0,
      windows: 0,
      os: 0,
      security: 6_00_000,
      apps: 0,
      mdm: 9_00_000,
      support: 1_44_000,
      repair: 2_25_000,
      energy: 62_208,
      retire: 50_000,
    });
    expect(fleet(comparison.device.mac)).toBe(78_16_208);
    expect(fleet(comparison.device.pc)).toBe(94_07_600);
    expect(fleet(comparison.saving)).toBe(15_91_392);
    expect(comparison.device.mac / 3).toBeCloseTo(26_054.03, 2);
    expect(comparison.device.pc / 3).toBeCloseTo(31_358.67, 2);
  });

  test("costs the hours of support that its tickets take", () => {
    expect(fleet(golden("mac-hours=2.5").comparison.costs.mac.support)).toBe(3_60_000);
  });

  test("is summed up in words", () => {
    expect(headline(comparison)).toBe("The Mac costs ₹15.9\u00a0lakh less");
    expect(scope(comparison, inputs)).toBe("100 devices over 3 years, without GST");
    expect(shareOf(comparison)).toBe("16.9%");
  });

  test("breaks even exactly at its break-even points", () => {
    const { macTickets, macResidual } = comparison.breakEven;
    expect(golden(`mac-tickets=${macTickets?.toFixed(6)}`).comparison.saving).toBeCloseTo(0, 2);
    expect(golden(`mac-residual=${macResidual?.toFixed(6)}`).comparison.saving).toBeCloseTo(0, 2);
    expect(comparison.breakEven.pcTickets).toBeLessThan(0);
  });

  test("names the three figures with the largest effect, the largest first", () => {
    expect(comparison.decisive.map(({ side, key }) => `${side} ${key}`)).toEqual([
      "mac residual",
      "pc residual",
      "pc price",
    ]);
  });

  test("lies within its range, which is a point without margins", () => {
    const { low, high } = comparison.range;
    expect(low).toBeLessThan(comparison.saving);
    expect(high).toBeGreaterThan(comparison.saving);
    const sure = golden("quoted=0&estimated=0").comparison;
    expect(sure.range).toEqual({ low: sure.saving, high: sure.saving });
    expect(sure.decisive).toEqual([]);
  });
});

describe("edges", () => {
  test("a device is replaced at the end of its life, the last one credited with its remaining value", () => {
    const { comparison } = golden("years=5&mac-life=2");
    const { purchase, value, setup, move } = comparison.costs.mac;
    expect(purchase).toBe(3 * 100_000);
    // Two at the end of their lives, one half-way there.
    expect(value).toBeCloseTo(-(2 * 35_000 + 67_500), 6);
    expect(setup).toBe(3 * 600);
    expect(move).toBe(0);
  });

  test("the discount rate reduces later payments", () => {
    const { costs } = golden("discount=10&years=2&mac-life=1").comparison;
    expect(costs.mac.purchase).toBeCloseTo(100_000 + 100_000 / 1.1, 6);
    expect(costs.mac.mdm).toBeCloseTo(3000 / 1.1 + 3000 / 1.21, 6);
    expect(costs.mac.value).toBeCloseTo(-35_000 / 1.1 - 35_000 / 1.21, 6);
  });

  test("GST is a cost only if it cannot be claimed back, and only on the device", () => {
    const { comparison, inputs } = golden("credit=0&mac-off=10");
    expect(comparison.costs.mac.purchase).toBeCloseTo(90_000 * 1.18, 6);
    expect(comparison.costs.mac.cover).toBe(9000);
    expect(scope(comparison, inputs)).toContain("GST on the devices included");
  });

  test("a blank field takes its line out on both sides", () => {
    const { comparison } = golden("pc-tickets=");
    expect([comparison.costs.mac.support, comparison.costs.pc.support]).toEqual([null, null]);
    expect(comparison.notCounted).toEqual(["Support"]);
    expect(comparison.breakEven.macTickets).toBeNull();
    expect(golden("mac-move=").comparison.notCounted).toEqual(["Migration and training"]);
    expect(golden("mac-price=").comparison.notCounted).toEqual(["Purchase", "Value at the end"]);
  });

  test("no devices give no comparison; free devices and a huge fleet give figures", () => {
    expect(() => golden("devices=0")).toThrow("Devices: enter a whole number from 1 to 1,00,00,000");
    expect(golden("mac-price=0&pc-price=0").comparison.costs.mac).toMatchObject({ purchase: 0 });
    expect(headline(golden("devices=10000000&mac-price=100000000").comparison)).toMatch(
      /lakh\u00a0crore more$/,
    );
  });

  test("the Mac may cost more, in the same sentence", () => {
    const { comparison } = golden("mac-price=150000&quoted=0&estimated=5");
    expect(comparison.saving).toBeLessThan(0);
    expect(headline(comparison)).toMatch(/^The Mac costs ₹[\d.]+\u00a0lakh more$/);
    expect(rangeWords(comparison)).toMatch(/^Within the margins the Mac may cost ₹.+ to ₹.+ more\.$/);
    expect(headline(golden("mac-price=0&pc-price=0&mac-off=0").comparison)).toMatch(/less$/);
  });

  test("a residual above 100 % is refused with a sentence", () => {
    const refused = calculate(tcoTyped("mac-residual=101"));
    expect(refused).toMatchObject({
      ok: false,
      errors: { "mac-residual": "Value at its end, Mac: enter a number from 0 to 100, or leave it blank" },
    });
  });
});
