import { isSealed, seal } from "./seal.server.ts";

type Purpose = Parameters<typeof seal>[1];

/** An id and its seal as the last part of an address: 44 characters that only this site can make. */
export function sealedId(secret: string, purpose: Purpose, id: string): string {
  return Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url") + seal(secret, purpose, id);
}

/** The id in such a part of an address; undefined when the seal is not ours. */
export function openSealedId(secret: string, purpose: Purpose, given: string): string | undefined {
  if (!/^[\w-]{44}$/.test(given)) return undefined;
  const hex = Buffer.from(given.slice(0, 22), "base64url").toString("hex");
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return isSealed(secret, purpose, id, given.slice(22)) ? id : undefined;
}
