import { readOrderNumber } from "#app/values/order-number.ts";
import { oneLine } from "#app/values/plain-text.ts";
import { readRupees } from "#app/values/rupees.ts";

/** The value of a sale and how it ended. Pure. */

export const lostReasons = [
  "price",
  "competitor",
  "stock",
  "no-budget",
  "no-answer",
  "not-needed",
  "other",
] as const;
export type LostReason = (typeof lostReasons)[number];

const reasonNames: Record<LostReason, string> = {
  price: "Price",
  competitor: "Bought elsewhere",
  stock: "Not available in time",
  "no-budget": "No budget",
  "no-answer": "No answer from them",
  "not-needed": "Not needed any more",
  other: "Another reason",
};

export const lostChoices = lostReasons.map((id) => ({ id, name: reasonNames[id] }));

export function lostName(reason: string): string {
  return Object.hasOwn(reasonNames, reason) ? reasonNames[reason as LostReason] : reason;
}

export const longestLostWords = 500;

/** A change to a sale; undefined fields stay as they are. */
export type DealChange = {
  value?: number | null;
  order?: string | null;
  lost?: { reason: LostReason; words: string };
};

export type TypedDeal = { value?: string; order?: string; reason?: string; words?: string };

type Reading = { ok: true; deal: DealChange } | { ok: false; problem: string };

/**
 * Reads the fields of a sale. Missing fields are undefined and change nothing; an empty value clears the field.
 * @param to the new status: won needs a value, lost a reason
 */
export function readDeal({ value, order, reason, words = "" }: TypedDeal, to: string): Reading {
  const refused = (problem: string) => ({ ok: false as const, problem });
  const deal: DealChange = {};
  if (value !== undefined) {
    const paise = value.trim() === "" ? null : readRupees(value);
    if (paise === undefined) return refused("The value is an amount in rupees, such as 12,34,567.");
    deal.value = paise;
  }
  if (to === "won" && typeof deal.value !== "number")
    return refused("Say what the sale is worth in rupees; 0 if it brought nothing.");
  if (order?.trim()) {
    const number = readOrderNumber(order);
    if (!number) return refused("An order number has 4 to 24 letters, digits and hyphens, such as SO-10234.");
    deal.order = number;
  } else if (order !== undefined) deal.order = null;
  if (to !== "lost") return { ok: true, deal };
  const chosen = lostReasons.find((each) => each === reason);
  if (!chosen) return refused("Choose why it was lost.");
  const text = oneLine(words);
  if (text === undefined || text.length > longestLostWords)
    return refused(`What you write about it has at most ${longestLostWords} characters, on one line.`);
  if (chosen === "other" && text === "") return refused("Say in a few words what the other reason was.");
  return { ok: true, deal: { ...deal, lost: { reason: chosen, words: text } } };
}
