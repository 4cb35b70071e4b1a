import { randomBytes, timingSafeEqual } from "node:crypto";
import { argon2id } from "./argon2-thread.server.ts";

/** OWASP's Argon2id parameters: 19 MiB, two passes, one lane. Raise them here; stored hashes carry their own. */
const setting = { memory: 19 * 1024, passes: 2, parallelism: 1 };

/** @returns the Argon2id hash in PHC format */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await argon2id({ ...setting, message: password.normalize("NFKC"), nonce, tagLength: 32 });
  const { memory, passes, parallelism } = setting;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/** Also false for a hash in an unknown format. */
export async function verifyPassword({
  hash,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
  if (!parts) return false;
  const [memory, passes, parallelism] = parts.slice(1, 4).map(Number) as [number, number, number];
  const [nonce, tag] = parts.slice(4).map((text) => Buffer.from(text, "base64")) as [Buffer, Buffer];
  const message = password.normalize("NFKC");
  const found = await argon2id({ memory, passes, parallelism, message, nonce, tagLength: tag.length });
  return timingSafeEqual(found, tag);
}

function base64(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}
