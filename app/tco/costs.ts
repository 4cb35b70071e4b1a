import type { Figure } from "#app/calculator/figure.ts";
import type { DeviceKey } from "./assumptions.ts";
import { type Inputs, isMacOnly, type Side } from "./inputs.ts";

/** The lines of the comparison, in the order of the table. */
export const items = {
  purchase: { label: "Purchase", needs: ["price"] },
  value: { label: "Value at the end", needs: ["price", "residual"] },
  cover: { label: "Protection plan", needs: ["cover"] },
  setup: { label: "Setting up", needs: ["setup"] },
  move: { label: "Migration and training", needs: ["move"] },
  windows: { label: "Windows for single programs", needs: ["windows"] },
  os: { label: "System licence", needs: ["os"] },
  security: { label: "Endpoint security", needs: ["security"] },
  apps: { label: "Productivity software", needs: ["apps"] },
  mdm: { label: "Device management", needs: ["mdm"] },
  support: { label: "Support", needs: ["tickets", "hours"] },
  repair: { label: "Repair", needs: ["failures", "repair"] },
  energy: { label: "Energy", needs: ["watts"] },
  retire: { label: "Retirement", needs: ["retire"] },
} as const satisfies Record<string, { label: string; needs: readonly DeviceKey[] }>;

export type ItemKey = keyof typeof items;
export const itemKeys = Object.keys(items) as ItemKey[];

/** The cost of one device by line over the years compared, at present value. Null: not counted. */
export type Costs = Readonly<Record<ItemKey, Figure>>;

/**
 * Total cost of ownership of one device, line by line. A device is replaced at the end of its life; the last one is
 * credited with its remaining value on a straight line. Later payments are discounted. The visitor's amounts are used
 * as entered; GST is added to the device only, if it cannot be claimed back.
 */
export function costsOf({ fleet, ...sides }: Inputs, side: Side): Costs {
  const device = sides[side];
  const years = fleet.years ?? 0;
  const life = device.life ?? years;
  const share = (figure: Figure) => (figure ?? 0) / 100;
  const then = (after: number) => (1 + share(fleet.discount)) ** -after;
  const bought = purchases(years, life);
  const begins = sum(bought.map(({ at }) => then(at)));
  const ends = sum(bought.map(({ at, used }) => then(at + used)));
  const yearly = yearlyFactor(fleet);
  const loss = 1 - share(device.residual);
  const left = sum(bought.map(({ at, used }) => (1 - (loss * used) / life) * then(at + used)));
  const paid = (1 - share(device.off)) * (1 + share(fleet.gst) * (1 - share(fleet.credit)));
  const { rate, on, days, tariff } = fleet;
  return {
    purchase: times(device.price, paid, begins),
    value: device.residual === null ? null : times(device.price, -left),
    cover: times(device.cover, begins),
    setup: times(device.setup, rate, begins),
    move: device.move,
    windows: device.windows,
    os: times(device.os, yearly),
    security: times(device.security, yearly),
    apps: times(device.apps, yearly),
    mdm: times(device.mdm, yearly),
    support: times(device.tickets, device.hours, rate, yearly),
    repair: times(device.failures, 0.01, device.repair, yearly),
    energy: times(device.watts, 0.001, on, days, tariff, yearly),
    retire: times(device.retire, ends),
  };
}

/** Both platforms, line by line. A line that is blank on one side is left out on both, so that neither gains by it. */
export function bothCosts(inputs: Inputs): Record<Side, Costs> {
  const mac = { ...costsOf(inputs, "mac") };
  const pc = { ...costsOf(inputs, "pc") };
  for (const key of itemKeys) {
    const macOnly = items[key].needs.every(isMacOnly);
    if (mac[key] === null || (pc[key] === null && !macOnly)) mac[key] = pc[key] = null;
  }
  return { mac, pc };
}

/** The sum of the counted lines. */
export function total(costs: Costs): number {
  return sum(itemKeys.map((key) => costs[key] ?? 0));
}

/** The present value of one rupee paid at the end of each year compared. */
export function yearlyFactor({ years, discount }: Inputs["fleet"]): number {
  return sum(Array.from({ length: years ?? 0 }, (_, year) => (1 + (discount ?? 0) / 100) ** -(year + 1)));
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

/** When devices are bought, and for how many of the years compared each is used. */
function purchases(years: number, life: number): { at: number; used: number }[] {
  const rounding = 1e-9;
  const count = Math.ceil(years / life - rounding);
  return Array.from({ length: count }, (_, index) => ({
    at: index * life,
    used: Math.min(life, years - index * life),
  }));
}

/** The product, or null if a factor is not counted. */
function times(...factors: Figure[]): Figure {
  return factors.includes(null) ? null : factors.reduce<number>((all, factor) => all * (factor ?? 0), 1);
}
