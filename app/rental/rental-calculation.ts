import { queryOf, typedFrom } from "#app/calculator/address.ts";
import { type Read, readFigures, type Typed } from "#app/calculator/figure.ts";
import { type Rental, type RentalInputs, rentalInputs, rentalOf, rentalRules } from "./rental.ts";

export const rentalPath = "/apple-financial-services";

export type RentalCalculation =
  | (Read & { ok: false })
  | (Read & { ok: true; inputs: RentalInputs; rental: Rental; query: string });

/** The field values that a URL holds. */
export function rentalTyped(search: string): Typed {
  return typedFrom(rentalRules, search);
}

/** Calculates the result from the field values, or returns their errors. */
export function calculateRental(typed: Typed): RentalCalculation {
  const read = readFigures(rentalRules, typed);
  if (Object.keys(read.errors).length > 0) return { ok: false, ...read };
  const inputs = rentalInputs(read.values);
  return { ok: true, ...read, inputs, rental: rentalOf(inputs), query: queryOf(rentalRules, read.values) };
}
