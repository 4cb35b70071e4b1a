import { randomInt } from "node:crypto";

/** Without the characters that look alike when they are read from paper: 0 and o, 1, i and l. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const amount = 10;
const groups = [4, 4, 4];

/** Recovery codes such as `k7mq-w3xd-9hpa`: of one case, with 59 bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: amount }, newRecoveryCode);
}

function newRecoveryCode(): string {
  return groups
    .map((length) => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join(""))
    .join("-");
}

/**
 * Tells the two kinds of code apart and writes a recovery code as it is stored, whatever was typed between its letters.
 * Codes of ten characters were made before; they mix cases.
 */
export function readCode(typed: string): { kind: "authenticator" | "recovery"; code: string } {
  const plain = typed.replaceAll(/[^a-z\d]/gi, "");
  // Digits alone are a code of the authenticator, also with one too few or too many.
  if (/^\d{1,9}$/.test(plain)) return { kind: "authenticator", code: plain };
  if (plain.length === 10) return { kind: "recovery", code: `${plain.slice(0, 5)}-${plain.slice(5)}` };
  return { kind: "recovery", code: plain.toLowerCase().replaceAll(/.{4}(?=.)/g, "$&-") };
}
