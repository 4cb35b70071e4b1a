import { createHash } from "node:crypto";
import type { Database } from "#app/database/database.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import type { AccountServices } from "./account-services.ts";
import { cookiePrefix } from "./cookies.server.ts";
import { hashPassword, verifyPassword } from "./password-hash.server.ts";
import { newRecoveryCodes } from "./recovery-code.server.ts";

type Auth = Awaited<ReturnType<typeof createAuth>>;

/** Days without use after which a session expires. Use extends it, at most once a day. */
export const idleDays = 7;
const daySeconds = 24 * 60 * 60;

/** Prefix of better-auth's identifier for a two-factor challenge. */
export const challengePrefix = "2fa-";

/** The only header from which better-auth reads the client's address. Clients cannot send it (session.server.ts). */
export const addressHeader = "x-staff-client";

const instances = new WeakMap<Database, Promise<Auth>>();

/** better-auth on the site's database. Loaded on first use by staff: the public site does not need it. */
export function authOf(services: AccountServices): Promise<Auth> {
  const known = instances.get(services.db);
  if (known) return known;
  const made = createAuth(services);
  instances.set(services.db, made);
  made.catch(() => instances.delete(services.db));
  return made;
}

// Its HTTP handler is not mounted: only our own actions reach it.
async function createAuth({ config, db, log }: AccountServices) {
  const [{ betterAuth }, { twoFactor }] = await Promise.all([
    import("better-auth"),
    import("better-auth/plugins/two-factor"),
  ]);
  return betterAuth({
    baseURL: config.siteUrl,
    secret: appSecret(config),
    database: { db, type: db.engine, transaction: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      password: { hash: hashPassword, verify: verifyPassword },
      revokeSessionsOnPasswordReset: true,
    },
    user: {
      additionalFields: {
        role: { type: "string", required: false, input: false },
        disabled: { type: "boolean", required: false, input: false },
      },
    },
    session: { expiresIn: idleDays * daySeconds, updateAge: daySeconds },
    // Keep the prefix of a challenge readable, so that it can be told from a password link.
    verification: {
      storeIdentifier: { default: "hashed", overrides: { [challengePrefix]: { hash: challengeHash } } },
    },
    // We count wrong codes ourselves (sign-in-code.server.ts): better-auth's lockout would lock out the owner.
    plugins: [
      twoFactor({
        accountLockout: { enabled: false },
        backupCodeOptions: { customBackupCodesGenerate: newRecoveryCodes },
      }),
    ],
    databaseHooks: { session: { create: { before: ({ userId }) => mayHaveSession(db, userId) } } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: "error",
      log: (_level, message) => log.error({ part: "better-auth" }, message),
    },
    advanced: {
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(config),
      defaultCookieAttributes: { secure: config.secureCookies, httpOnly: true, sameSite: "lax", path: "/" },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      database: { generateId: () => newId(new Date()) },
    },
  });
}

async function challengeHash(identifier: string): Promise<string> {
  return challengePrefix + createHash("sha256").update(identifier).digest("base64url");
}

/** Denies a session to a disabled account, whatever the sign-in method. */
async function mayHaveSession(db: Database, userId: string): Promise<false | undefined> {
  const user = await db.selectFrom("user").select("disabled").where("id", "=", userId).executeTakeFirst();
  return user && !user.disabled ? undefined : false;
}
