import { createHmac, timingSafeEqual } from "node:crypto";
import type { AccountServices } from "./account-services.ts";
import { authOf } from "./auth.server.ts";

const stepMs = 30_000;
/** Accepted time steps: a phone's clock may be half a minute off (RFC 6238, 5.2). */
const drifts = [0, -1, 1];

/**
 * Uses up the time step of an authenticator code. better-auth accepts a valid code repeatedly; this accepts each step
 * once, even when the same code arrives twice at the same moment.
 * @returns "used" when a code of this or a later step was used before, "wrong" when no current code matches
 */
export async function spendCode(
  services: AccountServices,
  userId: string,
  code: string,
): Promise<"spent" | "used" | "wrong"> {
  const { db } = services;
  const secret = await secretOf(services, userId);
  if (secret === undefined) return "wrong";
  // The machine's clock, because better-auth checks the code against it.
  const now = Math.floor(Date.now() / stepMs);
  const step = drifts.map((drift) => now + drift).find((each) => isSame(codeOf(secret, each), code));
  if (step === undefined) return "wrong";
  const { numUpdatedRows } = await db
    .updateTable("twoFactor")
    .set({ lastStep: step })
    .where("userId", "=", userId)
    .where((is) => is.or([is("lastStep", "is", null), is("lastStep", "<", step)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? "spent" : "used";
}

/** Whether a key, as an authenticator app gets it, is the stored one: beginning again replaces it. */
export async function isPresentKey(services: AccountServices, userId: string, key: string): Promise<boolean> {
  const secret = await secretOf(services, userId);
  return secret !== undefined && isSame(base32(secret), key);
}

async function secretOf(services: AccountServices, userId: string): Promise<string | undefined> {
  const row = await services.db
    .selectFrom("twoFactor")
    .select("secret")
    .where("userId", "=", userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const [{ symmetricDecrypt }, { secretConfig }] = await Promise.all([
    import("better-auth/crypto"),
    (await authOf(services)).$context,
  ]);
  return symmetricDecrypt({ key: secretConfig, data: row.secret });
}

/** Letters of five bits each (RFC 4648, 6), without padding. */
function base32(text: string): string {
  const bits = [...Buffer.from(text)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[Number.parseInt(five.padEnd(5, "0"), 2)])
    .join("");
}

/** Six digits (RFC 4226, 5.3). */
function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
