import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);

/** OWASP's Argon2id setting: 19 MiB, two passes, one lane. Raise it here; stored hashes carry their own. */
const setting = { memory: 19 * 1024, passes: 2, parallelism: 1 };
const atOnce = 2;

/** @returns the Argon2id hash in PHC format */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await limited({ ...setting, message: password.normalize("NFKC"), nonce, tagLength: 32 });
  const { memory, passes, parallelism } = setting;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/** False also for a hash that is none of ours. */
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
  const found = await limited({ memory, passes, parallelism, message, nonce, tagLength: tag.length });
  return timingSafeEqual(found, tag);
}

let running = 0;
const waiting: (() => void)[] = [];

// A flood of sign-ins may not take the processor and the memory from everybody else.
async function limited(parameters: Argon2Parameters): Promise<Buffer> {
  if (running < atOnce) running++;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await derive("argon2id", parameters);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

function base64(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}
