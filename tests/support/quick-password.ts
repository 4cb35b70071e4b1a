import { argon2Sync, randomBytes } from "node:crypto";
import type { AccountServices } from "#app/accounts/account-services.ts";
import { authOf } from "#app/accounts/auth.server.ts";

/** The least that Argon2 allows: what a hash costs is for password-hash.test.ts, and a run signs in a thousand times. */
const setting = { memory: 8, passes: 1, parallelism: 1 };

/** Gives a new account its password as setting it through a link does, with a hash that takes no time to check. */
export async function giveQuickPassword(services: AccountServices, userId: string, password: string) {
  const nonce = randomBytes(16);
  const tag = argon2Sync("argon2id", { ...setting, message: password, nonce, tagLength: 32 });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString("base64").replaceAll("=", ""));
  const { internalAdapter } = await (await authOf(services)).$context;
  await internalAdapter.linkAccount({
    userId,
    accountId: userId,
    providerId: "credential",
    password: `$argon2id$v=19$m=${setting.memory},t=${setting.passes},p=${setting.parallelism}$${salt}$${hash}`,
  });
}
