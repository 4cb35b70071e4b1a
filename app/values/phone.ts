import { cleanNumber } from "./clean-number.ts";

/**
 * The international form (E.164) of a phone number as people in India type it, or undefined.
 *
 * A bare ten-digit number is a mobile (first digit 6 to 9). A landline is its STD code and number after a 0,
 * +91 or 0091. Numbers of other countries need + or 00. Spaces, hyphens, dots, brackets and Devanagari digits
 * are read too, and so is what comes along when a number is copied: marks that cannot be seen and a leading "tel:".
 */
export function internationalPhone(typed: string): string | undefined {
  const compact = cleanNumber(typed)
    .replace(/^\s*tel:/i, "")
    .replace(/\(0\)/g, "")
    .replace(/[\s().\-\u2010-\u2013]/g, "")
    .replace(/^00/, "+");
  if (!/^\+?\d{8,16}$/.test(compact)) return undefined;
  const indian =
    match(compact, /^\+910?([1-9]\d{9})$/) ??
    match(compact, /^91([1-9]\d{9})$/) ??
    match(compact, /^0([1-9]\d{9})$/) ??
    match(compact, /^([6-9]\d{9})$/);
  if (indian) return `+91${indian}`;
  return /^\+(?!91)[1-9]\d{7,14}$/.test(compact) ? compact : undefined;
}

/** How a number is shown: Indian ones as +91 and two groups of five digits. */
export function shownPhone(international: string): string {
  return international.replace(/^\+91(\d{5})(\d{5})$/, "+91 $1 $2");
}

/** The `tel:` address of a number as it is shown. */
export function callTo(shown: string): string {
  return `tel:${shown.replace(/[^+\d]/g, "")}`;
}

function match(text: string, pattern: RegExp): string | undefined {
  return pattern.exec(text)?.[1];
}
