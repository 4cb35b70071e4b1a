import { oneLine } from "./plain-text.ts";

const local = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domain = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/**
 * One e-mail address, its domain in small letters, or undefined. Deliberately narrower than RFC 5322: no quotes,
 * comments, groups, lists or display names, because mail is sent to exactly what is returned.
 */
export function oneEmailAddress(typed: string): string | undefined {
  const address = oneLine(typed) ?? "";
  const at = address.lastIndexOf("@");
  if (address.length > 254 || at < 1 || at > 64) return undefined;
  const host = address.slice(at + 1).toLowerCase();
  return local.test(address.slice(0, at)) && domain.test(host)
    ? `${address.slice(0, at)}@${host}`
    : undefined;
}
