/** Normalised e-mail addresses and phone numbers, to recognise enquiries by the same person. Pure. */

/** The form in which e-mail addresses are compared; null when there is none. */
export function emailKey(email: string | undefined): string | null {
  return email?.normalize("NFKC").trim().toLowerCase() || null;
}

/**
 * The mailbox of an address, for counting: without the part after "+", and at Gmail without dots. Never used to
 * identify people, because at other providers "+" may be part of a name.
 */
export function mailboxKey(email: string | undefined): string | null {
  const key = emailKey(email);
  if (key === null) return null;
  const at = key.lastIndexOf("@");
  const [local, domain] = [key.slice(0, at), key.slice(at + 1)];
  const plain = local.replace(/(?<=.)\+.*$/, "");
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  return isGmail ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${domain}`;
}

/** Indian numbers in any usual spelling become +91 and ten digits; others keep their digits. */
export function phoneKey(phone: string | undefined): string | null {
  const text = phone?.normalize("NFKC").replace(/[^\d+]/g, "") ?? "";
  const digits = text.replace(/\D/g, "");
  if (digits.length < 6) return null;
  const indian = /^(?:0|91|0091|091)?([6-9]\d{9})$/.exec(digits);
  if (indian) return `+91${indian[1]}`;
  return text.startsWith("+") ? `+${digits}` : digits;
}
