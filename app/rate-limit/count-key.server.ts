import { sign } from "#app/links/signature.server.ts";

/**
 * Under which key attempts of somebody are counted. Addresses and numbers are few enough to try them all against a
 * plain hash: whoever reads the rows needs the secret as well.
 */
export function countKey(secret: string, name: string, subject: string): string {
  return `${name} ${sign(secret, "count", subject)}`;
}
