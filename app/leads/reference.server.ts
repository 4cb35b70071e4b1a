import { randomInt } from "node:crypto";

// Crockford's base 32: no I, L, O or U, so that a reference can be read out on the phone.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A random reference number such as DTS-7K4M-Q2XD: 40 bits after the prefix. */
export function newReference(prefix: string): string {
  const characters = Array.from({ length: 8 }, () => alphabet.charAt(randomInt(alphabet.length))).join("");
  return `${prefix}-${characters.slice(0, 4)}-${characters.slice(4)}`;
}

/** What somebody typed or read out as a reference, in its canonical spelling; null when it cannot be one. */
export function readReference(text: string): string | null {
  const compact = text.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const tail = compact.slice(-8).replace(/O/g, "0").replace(/[IL]/g, "1");
  const prefix = compact.slice(0, -8);
  const wellFormed = /^[A-Z]{2,6}$/.test(prefix) && /^[0-9A-HJKMNP-TV-Z]{8}$/.test(tail);
  return wellFormed ? `${prefix}-${tail.slice(0, 4)}-${tail.slice(4)}` : null;
}
