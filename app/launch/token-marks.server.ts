import { emailKey, phoneKey } from "#app/leads/contact-keys.ts";
import { seal } from "#app/sealed-links/seal.server.ts";

/**
 * The digests by which the same person is found again. What a person has none of gets a digest of the token itself, which
 * nobody can ask for.
 */
export function marksOf(
  secret: string,
  { phone, email }: { phone?: string; email?: string },
  tokenId = "",
): { phone: string; email: string } {
  return {
    phone: seal(secret, "token", phone ? `phone ${phoneKey(phone)}` : `no phone ${tokenId}`),
    email: seal(secret, "token", email ? `email ${emailKey(email)}` : `no email ${tokenId}`),
  };
}
