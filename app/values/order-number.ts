import { westernDigits } from "#app/values/phone.ts";

/**
 * Normalizes an order or job number: capitals, digits, hyphens, at least one digit, 4 to 24 characters.
 * Separators (slash, dot, underscore, space) become hyphens. Undefined when the text is no such number.
 */
export function readOrderNumber(typed: string): string | undefined {
  const number = westernDigits(typed.normalize("NFKC"))
    .trim()
    .replace(/^#\s*/, "")
    .toUpperCase()
    .replace(/[\s/._\u2010-\u2013-]+/g, "-");
  return /^(?=.*\d)[A-Z\d](?:[A-Z\d-]{2,22})[A-Z\d]$/.test(number) ? number : undefined;
}

/** The second fact, which only the customer knows. */
export type SecondFact = { last4: string } | { pin: string };

/** The last four digits of a phone number, or a PIN code of six; undefined when it is neither. */
export function readSecondFact(typed: string): SecondFact | undefined {
  const digits = westernDigits(typed.normalize("NFKC")).replace(/[\s-]/g, "");
  if (/^\d{4}$/.test(digits)) return { last4: digits };
  return /^[1-9]\d{5}$/.test(digits) ? { pin: digits } : undefined;
}
