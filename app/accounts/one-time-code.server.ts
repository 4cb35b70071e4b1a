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
  const row = await db
    .selectFrom("twoFactor")
    .select("secret")
    .where("userId", "=", userId)
    .executeTakeFirst();
  if (!row) return "wrong";
  const [{ symmetricDecrypt }, { secretConfig }] = await Promise.all([
    import("better-auth/crypto"),
    (await authOf(services)).$context,
  ]);
  const secret = await symmetricDecrypt({ key: secretConfig, data: row.secret });
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
