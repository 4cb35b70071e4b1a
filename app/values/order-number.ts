import { cleanNumber } from "./clean-number.ts";

/**
 * Normalizes an order or job number: capitals, digits, hyphens, at least one digit, 4 to 24 characters.
 * Separators (slash, dot, underscore, space) become hyphens; those at its ends, as of the sentence it was copied from,
 * are cut. Undefined when the text is no such number.
 */
export function readOrderNumber(typed: string): string | undefined {
  const number = cleanNumber(typed)
    .toUpperCase()
    .replace(/[\s/._\u2010-\u2013-]+/g, "-")
    .replace(/^[-#]+|[-,;:]+$/g, "");
  return /^(?=.*\d)[A-Z\d](?:[A-Z\d-]{2,22})[A-Z\d]$/.test(number) ? number : undefined;
}

/** A normalized number without its hyphens: the same for all spellings of one number. */
export function bareNumber(number: string): string {
  return number.replaceAll("-", "");
}

/**
 * What a number may be stored as, the likeliest first: as typed, without hyphens, with one between its first letters
 * and the digits after them. Hyphens elsewhere cannot be guessed: a number that has them is found when they are typed.
 */
export function spellingsOf(number: string): string[] {
  const bare = bareNumber(number);
  return [...new Set([number, bare, bare.replace(/^([A-Z]+)(?=\d)/, "$1-")])];
}

/**
 * The spellings under which files write one order, as given first: with and without the hyphen between its first
 * letters and the digits after them. Narrower than `spellingsOf`: a file changes what it finds, without a second fact.
 */
export function spellingsInFiles(number: string): string[] {
  const bare = bareNumber(number);
  const both = [bare, bare.replace(/^([A-Z]+)(?=\d)/, "$1-")];
  return both.includes(number) ? [...new Set([number, ...both])] : [number];
}

/** The second fact, which only the customer knows. */
export type SecondFact = { last4: string } | { pin: string };

/** The last four digits of a phone number, or a PIN code of six; undefined when it is neither. */
export function readSecondFact(typed: string): SecondFact | undefined {
  const digits = cleanNumber(typed).replace(/[\s-]/g, "");
  if (/^\d{4}$/.test(digits)) return { last4: digits };
  return /^[1-9]\d{5}$/.test(digits) ? { pin: digits } : undefined;
}
