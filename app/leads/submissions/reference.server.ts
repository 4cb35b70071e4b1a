import { randomInt } from "node:crypto";

// Crockford's base 32: no I, L, O or U, so that a reference can be read out on the phone.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A random reference such as DTS-7K4M-Q2XD: 40 bits after the prefix, with at least one digit. */
export function newReference(prefix: string): string {
  const signs = Array.from({ length: 8 }, () => alphabet.charAt(randomInt(alphabet.length))).join("");
  return /\d/.test(signs) ? `${prefix}-${signs.slice(0, 4)}-${signs.slice(4)}` : newReference(prefix);
}

/**
 * A typed or dictated reference in canonical form: O is read as zero, I and L as one. Null if it is no reference: text
 * without a digit is a name.
 */
export function readReference(text: string): string | null {
  const typed = /^\s*([a-z]{2,6})[\s-]*([a-z\d]{4})[\s-]*([a-z\d]{4})\s*$/i.exec(text);
  const [prefix = "", ...tail] = typed?.slice(1).map((part) => part.toUpperCase()) ?? [];
  const read = tail.join("-").replace(/O/g, "0").replace(/[IL]/g, "1");
  return /\d/.test(tail.join("")) && /^[\dA-HJKMNP-TV-Z-]{9}$/.test(read) ? `${prefix}-${read}` : null;
}
