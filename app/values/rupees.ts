import { cleanNumber } from "./clean-number.ts";

/** Amounts of money: whole paise inside, rupees with Indian grouping for people. Pure. */

/** A thousand crore rupees: a higher amount counts as mistyped. */
const maxRupees = 10_000_000_000;

const typedAmount = /^(?:₹|rs\.?|inr)?\s*(\d[\d,\s]*)(?:\.(\d{1,2}))?(?:\s*\/-)?$/i;

/** An amount as typed, in paise: `12,34,567`, `1234567.50`, `₹ 500/-`. Undefined when it is none. */
export function readRupees(typed: string): number | undefined {
  const [, whole, part = ""] = typedAmount.exec(cleanNumber(typed).trim()) ?? [];
  if (whole === undefined) return undefined;
  const rupees = Number(whole.replace(/[,\s]/g, ""));
  return rupees > maxRupees ? undefined : rupees * 100 + Number(part.padEnd(2, "0"));
}

/** `12,34,567`, and `12,34,567.50` where there are paise. */
export function rupees(paise: number): string {
  const part = Math.abs(paise) % 100;
  const whole = Math.trunc(paise / 100).toLocaleString("en-IN");
  return part === 0 ? whole : `${whole}.${String(part).padStart(2, "0")}`;
}

const lakh = 1_00_000_00;
const crore = 100 * lakh;

/** As people say amounts: `7.31 crore`, `73.1 lakh`, and in full below a lakh. */
export function roundRupees(paise: number): string {
  if (paise < lakh) return rupees(Math.round(paise / 100) * 100);
  const [unit, name] = paise < crore ? [lakh, "lakh"] : [crore, "crore"];
  return `${(paise / unit).toLocaleString("en-IN", { maximumSignificantDigits: 3 })} ${name}`;
}

/** The same, always with two digits of paise: `12,34,567.00`. */
export function exactRupees(paise: number): string {
  const text = rupees(paise);
  return text.includes(".") ? text : `${text}.00`;
}
