/** Goods and services tax of a quotation. Amounts are whole paise. Pure. */

/**
 * Rates in per cent: nil, 5, 18 and 40 since 22 September 2025 (56th meeting of the GST Council), and 3 for precious
 * metals. A quotation stores its own rates, so that a sent one keeps them when rates change.
 */
export const gstRates = [18, 5, 40, 3, 0] as const;

export type QuotedLine = {
  text: string;
  /** Four, six or eight digits of the Harmonized System; empty if none was given. */
  hsn: string;
  quantity: number;
  /** Price of one, without tax. */
  unitPaise: number;
  /** In percent. */
  rate: number;
};

/** A part of the tax: its name, and the amount in whole rupees, in paise. */
export type TaxHead = { name: "CGST" | "SGST" | "UTGST" | "IGST"; paise: number };

export type Totals = {
  /** The amount of each line, without tax. */
  lines: number[];
  taxable: number;
  heads: TaxHead[];
  total: number;
};

/** Union territories without a legislature: their part of the tax is UTGST (UTGST Act, section 1 and 2(8)). */
const unionTerritories = ["04", "26", "31", "35", "38", "97"];

/**
 * The totals of a quotation. Supplies within the seller's state bear CGST and SGST (or UTGST), half of the rate each
 * (CGST Act, section 9); those to another state bear IGST at the whole rate (IGST Act, sections 5, 7 and 8). Each head
 * of tax is rounded to the nearest rupee, from fifty paise upwards (CGST Act, section 170; IGST Act, section 20).
 * @param seller state code of the seller's registration
 * @param place state code of the place of supply
 */
export function totalsOf(lines: readonly QuotedLine[], seller: string, place: string): Totals {
  const amounts = lines.map(({ quantity, unitPaise }) => quantity * unitPaise);
  const taxable = amounts.reduce((sum, amount) => sum + amount, 0);
  // Paise times percent: exact beyond 2^53.
  const whole = lines.reduce((sum, { rate }, at) => sum + BigInt(amounts[at] ?? 0) * BigInt(rate), 0n);
  const isWithin = seller === place;
  const names = isWithin
    ? (["CGST", unionTerritories.includes(seller) ? "UTGST" : "SGST"] as const)
    : (["IGST"] as const);
  const heads = names.map((name) => ({ name, paise: roundedToRupee(whole, 100 * names.length) }));
  return {
    lines: amounts,
    taxable,
    heads,
    total: taxable + heads.reduce((sum, { paise }) => sum + paise, 0),
  };
}

/** `hundredths / parts` of a paisa as whole rupees in paise; half a rupee is rounded up. */
function roundedToRupee(whole: bigint, parts: number): number {
  const rupee = BigInt(100 * parts);
  return Number((2n * whole + rupee) / (2n * rupee)) * 100;
}
