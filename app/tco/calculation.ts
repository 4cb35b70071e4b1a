import { presetName, queryOf, typedFrom } from "#app/calculator/address.ts";
import { type FigureRules, type Read, readFigures, type Typed } from "#app/calculator/figure.ts";
import { type Comparison, compare } from "./compare.ts";
import { comparisonRules, type Inputs, inputsOf } from "./inputs.ts";
import { withPreset } from "./presets.ts";
import { type SoftBenefit, softBenefits, softRules, softSwitch } from "./soft-benefits.ts";

export const tcoPath = "/apple-mac-tco-calculator";

/** The fields of the page, by their name in the form and the address. */
export const tcoRules: FigureRules = { ...comparisonRules, ...softRules };

export type Calculation =
  | (Read & { ok: false })
  | (Read & {
      ok: true;
      inputs: Inputs;
      comparison: Comparison;
      /** Absent while switched off. */
      soft?: SoftBenefit[];
      /** The figures that differ from their defaults. */
      query: string;
    });

/** The field values that a URL holds. */
export function tcoTyped(search: string): Typed {
  return withPreset(new URLSearchParams(search).get(presetName), typedFrom(tcoRules, search));
}

/** Calculates the result from the field values, or returns their errors. */
export function calculate(typed: Typed): Calculation {
  const { values, errors } = readFigures(tcoRules, typed);
  if (Object.keys(errors).length > 0) return { ok: false, values, errors };
  const inputs = inputsOf(values);
  return {
    ok: true,
    values,
    errors,
    inputs,
    comparison: compare(inputs),
    ...(values[softSwitch] ? { soft: softBenefits(values, inputs.fleet) } : {}),
    query: queryOf(tcoRules, values),
  };
}
