import { momentText } from "#app/dates/india-time.ts";
import { exactRupees } from "#app/values/rupees.ts";
import type { QuotationOrder } from "./quotation-order.ts";
import { type Quotation, type QuotationState, stateOfQuotation } from "./quotations.server.ts";

const stateNames: Record<QuotationState, string> = {
  draft: "Not sent",
  sent: "Sent",
  accepted: "Accepted",
  declined: "Declined",
  expired: "No longer valid",
  replaced: "Replaced by a newer version",
  settled: "Another version accepted",
};

/** A quotation in one line, for lists. */
export function quotationLine(quotation: Quotation, now: Date) {
  const { id, number, version, total, answeredAt, words } = quotation;
  const state = stateOfQuotation(quotation, now);
  return {
    id,
    state,
    name: version === 1 ? number : `${number}, version ${version}`,
    total: `₹${exactRupees(total)}`,
    stateName: stateNames[state],
    words,
    answered: answeredAt === null ? null : momentText(answeredAt),
  };
}

/** The table of a quotation, texts ready. */
export function quotationTable({ lines, taxable, heads, total }: QuotationOrder) {
  return {
    lines: lines.map(({ text, hsn, quantity, unitPaise, rate, paise }) => ({
      text,
      hsn,
      quantity: String(quantity),
      price: exactRupees(unitPaise),
      rate: `${rate}%`,
      amount: exactRupees(paise),
    })),
    sums: [
      { name: "Without tax", amount: exactRupees(taxable) },
      ...heads.map(({ name, paise }) => ({ name, amount: exactRupees(paise) })),
      { name: "Total", amount: `₹${exactRupees(total)}` },
    ],
  };
}
