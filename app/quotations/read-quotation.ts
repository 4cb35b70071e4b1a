import { dayAfter, dayOf, isDay } from "#app/dates/india-time.ts";
import { cleanNumber } from "#app/values/clean-number.ts";
import { gstState } from "#app/values/gst-states.ts";
import { readGstin } from "#app/values/gstin.ts";
import { isBlank, manyLines, oneLine } from "#app/values/plain-text.ts";
import { readRupees } from "#app/values/rupees.ts";
import { undrawnSentence } from "./drawn-text.ts";
import { gstRates, type QuotedLine } from "./tax.ts";

/** A quotation as typed and as stored. Pure. */

export const maxLines = 30;
export const longestWords = { text: 200, name: 120, address: 300, terms: 1_000 } as const;

export type TypedLine = { text: string; hsn: string; quantity: string; price: string; rate: string };

export type TypedQuotation = {
  name: string;
  address: string;
  gstin: string;
  /** Code of the state; empty for that of the GSTIN. */
  place: string;
  /** The last day on which it can be accepted. */
  until: string;
  terms: string;
  lines: TypedLine[];
};

export type QuotationFacts = {
  name: string;
  address: string;
  gstin: string | null;
  place: string;
  until: string;
  terms: string;
  lines: QuotedLine[];
};

type Reading = { ok: true; facts: QuotationFacts } | { ok: false; problem: string };

export const defaultValidityDays = 15;
const longestValidityDays = 180;
const refused = (problem: string) => ({ ok: false as const, problem });

/** Reads a typed quotation; empty lines are left out. */
export function readQuotation(typed: TypedQuotation, now: Date): Reading {
  const name = oneLine(typed.name);
  const address = manyLines(typed.address);
  const terms = manyLines(typed.terms);
  if (name === undefined || address === undefined || terms === undefined)
    return refused("A field contains control characters. Type it again.");
  if (isBlank(name)) return refused("Name the customer of the quotation.");
  if (name.length > longestWords.name || address.length > longestWords.address)
    return refused("The name has at most 120 characters, the address 300.");
  if (terms.length > longestWords.terms) return refused("The terms have at most 1,000 characters.");
  const gstin = typed.gstin.trim() === "" ? null : readGstin(typed.gstin);
  if (gstin === undefined) return refused("The customer's GSTIN is not one: check its 15 characters.");
  const place = typed.place || (gstin?.slice(0, 2) ?? "");
  if (!gstState(place)) return refused("Choose the place of supply: the state to which the goods go.");
  const today = dayOf(now);
  if (!isDay(typed.until) || typed.until < today || typed.until > dayAfter(today, longestValidityDays))
    return refused("Choose a last day of validity, today or within 180 days.");
  const lines = readLines(typed.lines);
  if (!lines.ok) return lines;
  const facts = { name, address, gstin, place, until: typed.until, terms, lines: lines.lines };
  const undrawn = undrawnSentence(wordsOf(facts));
  return undrawn === null ? { ok: true, facts } : refused(undrawn);
}

/** The words of a quotation that people typed. */
export function wordsOf({ name, address, lines, terms }: QuotationFacts): string[] {
  return [name, address, ...lines.map(({ text }) => text), terms];
}

function readLines(typed: readonly TypedLine[]) {
  const lines: QuotedLine[] = [];
  for (const [at, line] of typed.slice(0, maxLines).entries()) {
    if (![line.text, line.hsn, line.price].some((each) => each.trim())) continue;
    const text = oneLine(line.text);
    if (text === undefined || isBlank(text) || text.length > longestWords.text)
      return refused(`Line ${at + 1}: say what it is, in at most 200 characters.`);
    const hsn = cleanNumber(line.hsn).replace(/\s/g, "");
    if (!/^(\d{4}|\d{6}|\d{8})?$/.test(hsn))
      return refused(`Line ${at + 1}: an HSN code has 4, 6 or 8 digits.`);
    const count = cleanNumber(line.quantity).trim();
    const quantity = /^\d{1,4}$/.test(count) ? Number(count) : 0;
    if (quantity < 1) return refused(`Line ${at + 1}: the quantity is a whole number from 1 to 9,999.`);
    const unitPaise = readRupees(line.price);
    if (unitPaise === undefined || unitPaise > 999_999_999)
      return refused(`Line ${at + 1}: the price is an amount in rupees without tax, up to 99,99,999.99.`);
    const rate = gstRates.find((each) => String(each) === line.rate);
    if (rate === undefined) return refused(`Line ${at + 1}: choose the rate of GST.`);
    lines.push({ text, hsn, quantity, unitPaise, rate });
  }
  if (lines.length === 0) return refused("A quotation has at least one line.");
  return { ok: true as const, lines };
}
