import type { Recorded } from "#app/leads/work/lead-work.server.ts";
import { rupees } from "#app/values/rupees.ts";

/** The number of a quotation, and which of its versions it is. */
export type Numbered = { number: string; version: number };

/** A quotation becomes a note of the timeline, so that the rules for written words about a person apply to it. */
export function quotationEntry(
  what: "made" | "sent" | "accepted" | "declined",
  { number, version, total, words }: Numbered & { total: number; words?: string | null },
): Recorded {
  const text = [`${quotationName({ number, version })}: ₹${rupees(total)} with tax`, words]
    .filter(Boolean)
    .join("\n");
  return { kind: "note", action: `quotation ${what}`, detail: { about: `quotation-${what}`, text } };
}

/** How timelines and refusals call a quotation: its number, and the version from the second on. */
export function quotationName({ number, version }: Numbered): string {
  return version === 1 ? number : `${number}, version ${version}`;
}
