/**
 * A number or code as people copy it, without the marks that come along and cannot be seen, with plain letters for
 * full-width ones and 0 to 9 for Devanagari digits.
 */
export function cleanNumber(typed: string): string {
  return typed
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}
