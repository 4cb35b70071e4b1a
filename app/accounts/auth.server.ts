import { createHash } from "node:crypto";
import type { Database } from "#app/database/database.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import type { AccountServices } from "./account-services.ts";
import { cookiePrefix } from "./cookies.server.ts";
import { hashPassword, verifyPassword } from "./password-hash.server.ts";

type Auth = Awaited<ReturnType<typeof createAuth>>;

/** A session ends this long after its last use; a use prolongs it once a day. */
export const idleDays = 7;
const daySeconds = 24 * 60 * 60;

/** With what better-auth begins the identifier of a question for a code. */
export const challengePrefix = "2fa-";

/** The only header in which better-auth finds the client's address; no client can send it (session.server.ts). */
export const addressHeader = "x-staff-client";

const instances = new WeakMap<Database, Promise<Auth>>();

/** better-auth on the site's database. It is loaded when staff first need it: the public site does without. */
export function authOf(services: AccountServices): Promise<Auth> {
  const known = instances.get(services.db);
  if (known) return known;
  const made = createAuth(services);
  instances.set(services.db, made);
  made.catch(() => instances.delete(services.db));
  return made;
}

// Its HTTP handler is not mounted: nothing of it can be reached but through our own actions.
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
    // A question for a code keeps its first letters, so that it is told from a link that sets a password.
    verification: {
      storeIdentifier: { default: "hashed", overrides: { [challengePrefix]: { hash: challengeHash } } },
    },
    // We count wrong codes ourselves (sign-in-code.server.ts): this would lock the owner out.
    plugins: [twoFactor({ accountLockout: { enabled: false } })],
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

/** Nobody who is disabled gets a session, whatever way led there. */
async function mayHaveSession(db: Database, userId: string): Promise<false | undefined> {
  const user = await db.selectFrom("user").select("disabled").where("id", "=", userId).executeTakeFirst();
  return user && !user.disabled ? undefined : false;
}
