import { bytesOfId, idOfBytes } from "#app/database/uuid.server.ts";
import { isSame, keyedDigestBytes } from "./signature.server.ts";

const idBytes = 16;
const sealBytes = 10;
const alphabet = "abcdefghijklmnopqrstuvwxyz234567";
const tokenLength = Math.ceil(((idBytes + sealBytes) * 8) / 5);

/** Most characters of a mailbox's name before the plus sign: with the token it stays within the 64 of RFC 5321. */
export const longestLocalPart = 64 - 1 - tokenLength;

/**
 * The address that returns a reply to its lead: `replies+<token>@host`. The token is the lead's id and our signature
 * over it, in lower case, because mail programs may change capitals.
 */
export function sealedAddress(secret: string, mailbox: string, leadId: string): string {
  const at = mailbox.lastIndexOf("@");
  const token = toBase32(Buffer.concat([bytesOfId(leadId), sealOf(secret, leadId)]));
  return `${mailbox.slice(0, at)}+${token}${mailbox.slice(at)}`;
}

/** Reads an address of our mailbox: the lead sealed into it, or that its token is forged. */
export function readSealedAddress(
  secret: string,
  mailbox: string,
  address: string,
): { leadId: string } | "forged" | undefined {
  const at = mailbox.lastIndexOf("@");
  const given = address.toLowerCase();
  const start = `${mailbox.slice(0, at)}+`.toLowerCase();
  const end = mailbox.slice(at).toLowerCase();
  if (!given.startsWith(start) || !given.endsWith(end)) return undefined;
  const bytes = fromBase32(given.slice(start.length, given.length - end.length));
  if (!bytes) return "forged";
  const leadId = idOfBytes(bytes.subarray(0, idBytes));
  const seal = bytes.subarray(idBytes).toString("base64url");
  return isSame(seal, sealBytes, (each) => sealOf(each, leadId), secret) ? { leadId } : "forged";
}

function sealOf(secret: string, leadId: string): Buffer {
  return keyedDigestBytes(secret, "reply", leadId, sealBytes);
}

function toBase32(bytes: Buffer): string {
  let text = "";
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet[(value >>> bits) & 31];
      value &= (1 << bits) - 1;
    }
  }
  return bits > 0 ? text + alphabet[(value << (5 - bits)) & 31] : text;
}

/** Undefined if the text is not spelt like our tokens. */
function fromBase32(text: string): Buffer | undefined {
  if (text.length !== tokenLength) return undefined;
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const letter of text) {
    const digit = alphabet.indexOf(letter);
    if (digit < 0) return undefined;
    value = (value << 5) | digit;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((value >>> bits) & 255);
      value &= (1 << bits) - 1;
    }
  }
  const found = Buffer.from(bytes);
  return found.length === idBytes + sealBytes && toBase32(found) === text ? found : undefined;
}
