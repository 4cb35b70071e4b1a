import { sign } from "#app/links/signature.server.ts";

/**
 * The key under which attempts are counted. A plain hash could be reversed by trying all addresses and numbers; this one
 * also needs the secret.
 */
export function countKey(secret: string, name: string, subject: string): string {
  return `${name} ${sign(secret, "count", subject)}`;
}
