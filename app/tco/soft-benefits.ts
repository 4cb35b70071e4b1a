import type { Figure, FigureRules, Read } from "#app/calculator/figure.ts";
import type { Origin } from "./assumptions.ts";
import { yearlyFactor } from "./costs.ts";
import type { Inputs } from "./inputs.ts";

type SoftRow = FigureRules[string] & { unit: string; origin?: Origin };

/**
 * Benefits that studies claim beside the costs. Off by default, shown apart from the result, and with amounts left
 * blank: only the visitor knows what an hour of work or an incident costs.
 */
export const softRows = {
  salary: { label: "Cost of an employee", unit: "₹ a year", initial: null, most: 1e8 },
  gain: { label: "More work done", unit: "%", initial: 5, most: 100, origin: "study" },
  leavers: { label: "People who leave", unit: "% a year", initial: null, most: 100 },
  replace: { label: "Cost of replacing one", unit: "₹", initial: null, most: 1e8 },
  stay: { label: "Fewer who leave", unit: "%", initial: 20, most: 100, origin: "study" },
  breach: { label: "Expected loss by incidents", unit: "₹ per PC per year", initial: null, most: 1e8 },
  safer: { label: "Fewer incidents", unit: "%", initial: 50, most: 100, origin: "study" },
} as const satisfies Record<string, SoftRow>;

type SoftKey = keyof typeof softRows;
export const softKeys = Object.keys(softRows) as SoftKey[];

/** The check box that switches them on. */
export const softSwitch = "soft";

export const softRules: FigureRules = {
  [softSwitch]: { label: "Soft benefits", initial: null, most: 1 },
  ...softRows,
};

export type SoftBenefit = { label: string; worth: Figure };

/** The value of each for one device over the years compared; null if a figure is blank. */
export function softBenefits(values: Read["values"], fleet: Inputs["fleet"]): SoftBenefit[] {
  const yearly = yearlyFactor(fleet);
  const worth = (...keys: SoftKey[]) =>
    keys.reduce<Figure>((all, key) => {
      const value = values[key] ?? null;
      if (all === null || value === null) return null;
      return all * (softRows[key].unit.startsWith("%") ? value / 100 : value);
    }, yearly);
  return [
    { label: "Productivity", worth: worth("salary", "gain") },
    { label: "Retention", worth: worth("replace", "leavers", "stay") },
    { label: "Security incidents", worth: worth("breach", "safer") },
  ];
}
