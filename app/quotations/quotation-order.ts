import { dayOf, dayText } from "#app/dates/india-time.ts";
import { gstState } from "#app/values/gst-states.ts";
import { plainSpaces } from "./drawn-text.ts";
import type { QuotationFacts } from "./read-quotation.ts";
import { type Seller, sellerState, upiLink } from "./seller.ts";
import { totalsOf } from "./tax.ts";

/** The input of a quotation's PDF: its whole content. */
export type QuotationOrder = ReturnType<typeof quotationOrder>;

type Numbered = { number: string; version: number; createdAt: number; seller: Seller; facts: QuotationFacts };

/** A quotation with its tax calculated, for the PDF and for pages. */
export function quotationOrder(
  { number, version, createdAt, seller, facts }: Numbered,
  { siteName, siteUrl }: { siteName: string; siteUrl: string },
) {
  const totals = totalsOf(facts.lines, sellerState(seller), facts.place);
  return {
    kind: "quotation" as const,
    siteName,
    siteUrl,
    number,
    version,
    day: dayText(dayOf(createdAt)),
    until: dayText(facts.until),
    seller,
    customer: { name: facts.name, address: plainSpaces(facts.address), gstin: facts.gstin },
    place: `${gstState(facts.place) ?? ""} (${facts.place})`,
    lines: facts.lines.map((line, at) => ({ ...line, paise: totals.lines[at] ?? 0 })),
    taxable: totals.taxable,
    heads: totals.heads,
    total: totals.total,
    terms: plainSpaces(facts.terms),
    upi: upiLink(seller, { number, paise: totals.total }),
  };
}
