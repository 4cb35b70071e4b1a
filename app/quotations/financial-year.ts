import { dayOf, startOfDay } from "#app/dates/india-time.ts";

/** The financial year of an instant, April to March in India: `2026-27`. */
export function financialYear(at: Date): string {
  const [year = 0, month = 0] = dayOf(at).split("-").map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, "0")}`;
}

/**
 * The instant until which the papers of a sale are kept: 72 months from the day on which the annual return of its financial year
 * is due, which is 31 December after that year (CGST Act, sections 36 and 44; CGST Rules, rule 80).
 */
export function papersKeptUntil(at: Date): number {
  const first = Number(financialYear(at).slice(0, 4));
  return startOfDay(`${first + 8}-01-01`).getTime() - 1;
}

/** `Q/2026-27/0001`: at most the 16 characters that rule 46(b) of the CGST Rules gives to the number of an invoice. */
export function quotationNumber(year: string, place: number): string {
  return `Q/${year}/${String(place).padStart(4, "0")}`;
}
