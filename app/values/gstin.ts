import { cleanNumber } from "./clean-number.ts";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const shape = /^(0[1-9]|[12]\d|3[0-8]|97|99)[A-Z]{5}\d{4}[A-Z][1-9A-Z][Z1-9A-J][0-9A-Z]$/;

/**
 * A GSTIN in capitals without spaces, or undefined when its shape, state code or check character is wrong.
 * It says nothing about whether the number is registered.
 */
export function readGstin(typed: string): string | undefined {
  const gstin = cleanNumber(typed).replace(/\s/g, "").toUpperCase();
  return shape.test(gstin) && gstin[14] === checkCharacter(gstin.slice(0, 14)) ? gstin : undefined;
}

/** Base 36, factors 1 and 2 in turn from the left; quotient and remainder by 36 are added up. */
function checkCharacter(first14: string): string | undefined {
  let sum = 0;
  for (const [place, character] of [...first14].entries()) {
    const product = digits.indexOf(character) * (place % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return digits[(36 - (sum % 36)) % 36];
}
