import type { Figure, FigureRules, Read } from "#app/calculator/figure.ts";

/** The inputs of a rental; the default figures are from the example of 21 November 2026. */
export const rentalRules = {
  price: { label: "Price of a device", initial: 1e5, most: 1e8, needed: true },
  devices: { label: "Devices", initial: 50, least: 1, most: 1e7, whole: true, needed: true },
  months: { label: "Term in months", initial: 36, least: 1, most: 120, whole: true, needed: true },
  end: { label: "Value at the end", initial: 20, most: 100, needed: true },
  interest: { label: "Interest in the contract", initial: 12, most: 60, needed: true },
  advance: { label: "Paid", initial: 0, most: 1, whole: true, needed: true },
  gst: { label: "GST", initial: 18, most: 100, needed: true },
  credit: { label: "Input credit", initial: 100, most: 100, needed: true },
} as const satisfies FigureRules;

export type RentalKey = keyof typeof rentalRules;
export type RentalInputs = Readonly<Record<RentalKey, number>>;

/** Per device, in rupees. */
export type Rental = {
  /** Per month, without GST. */
  monthly: number;
  gst: number;
  invoice: number;
  /** The visitor's cost: without GST where they claim it back. */
  borne: number;
  /** All payments of the term, at the visitor's cost. */
  payments: number;
  /** Buying instead and selling at the end for the expected value, at the visitor's cost. */
  buying: number;
};

/** Reads the figures; all are required, so without errors none is blank. */
export function rentalInputs(values: Read["values"]): RentalInputs {
  return Object.fromEntries(
    Object.keys(rentalRules).map((key) => [key, (values[key] as Figure | undefined) ?? 0]),
  ) as RentalInputs;
}

/**
 * The indicative rental: an annuity over the price less the present value of what the device is expected to be worth at
 * the end. `i` is a twelfth of the yearly interest, `n` the months:
 * rental = (price - end / (1 + i)^n) * i / (1 - (1 + i)^-n), divided by (1 + i) when paid in advance.
 */
export function rentalOf({ price, months, end, interest, advance, gst, credit }: RentalInputs): Rental {
  const rate = interest / 100 / 12;
  const worth = (price * end) / 100;
  const growth = (1 + rate) ** months;
  const arrears =
    rate === 0 ? (price - worth) / months : ((price - worth / growth) * rate) / (1 - 1 / growth);
  const monthly = advance === 1 ? arrears / (1 + rate) : arrears;
  const tax = gst / 100;
  const bornTax = tax * (1 - credit / 100);
  return {
    monthly,
    gst: monthly * tax,
    invoice: monthly * (1 + tax),
    borne: monthly * (1 + bornTax),
    payments: monthly * (1 + bornTax) * months,
    buying: price * (1 + bornTax) - worth,
  };
}
