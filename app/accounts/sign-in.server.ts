import { addressKey } from "#app/rate-limit/rate-limit.server.ts";
import type { AccountServices } from "./account-services.ts";
import { type Bucket, forgetAttempts, giveBackAttempt, takeAttempt } from "./attempts.server.ts";
import { authOf } from "./auth.server.ts";
import { cookiesOf } from "./cookies.server.ts";
import { deviceCookie, knownDevice } from "./known-device.server.ts";
import { type Asking, headersOf, signOut } from "./session.server.ts";
import { recordEvent } from "./staff-events.server.ts";

export type SignIn =
  | { outcome: "signed-in"; cookies: [string, string][] }
  /** The password is right; now `signInWithCode`. */
  | { outcome: "code-wanted"; cookies: [string, string][] }
  /** The same answer and the same work for a wrong password, an unknown account and a disabled one. */
  | { outcome: "wrong" }
  /** The code was not asked for, or too long ago: start again with the password. */
  | { outcome: "start-again" }
  /** Too early after failed attempts: nothing was checked. */
  | { outcome: "wait"; seconds: number };

type Credentials = { email: string; password: string };

/** Signs in by password. An older session of the same browser ends. */
export async function signIn(
  services: AccountServices,
  { email: typed, password }: Credentials,
  asking: Asking,
): Promise<SignIn> {
  const email = typed.trim().toLowerCase();
  const counted = bucketsFor(services, asking, email);
  const seconds = await takeAttempt(services, [...counted.address, counted.own]);
  if (seconds > 0) return { outcome: "wait", seconds };
  const auth = await authOf(services);
  const result = await auth.api
    .signInEmail({ body: { email, password }, headers: headersOf(asking), returnHeaders: true })
    .catch(refusedBy);
  if (!result) {
    services.log.warn("staff sign-in refused");
    return { outcome: "wrong" };
  }
  const cookies = cookiesOf(result.headers);
  // The attempt stays counted until the code is right too.
  if ("twoFactorRedirect" in result.response) return { outcome: "code-wanted", cookies };
  return signedIn(services, asking, { email, userId: result.response.user.id, cookies });
}

/** The second step for staff with an authenticator: its six digits, or one of the recovery codes. */
export async function signInWithCode(
  services: AccountServices,
  { code: typed, kind }: { code: string; kind: "authenticator" | "recovery" },
  asking: Asking,
): Promise<SignIn> {
  const auth = await authOf(services);
  const code = typed.replaceAll(/\s/g, "");
  const call = { body: { code }, headers: headersOf(asking), returnHeaders: true } as const;
  try {
    const { response, headers } =
      kind === "recovery" ? await auth.api.verifyBackupCode(call) : await auth.api.verifyTOTP(call);
    const { user } = response;
    if (!user?.email) return { outcome: "start-again" };
    const cookies = cookiesOf(headers);
    return signedIn(services, asking, { email: user.email, userId: user.id, cookies });
  } catch (error) {
    const { statusCode = 500, body } = error as { statusCode?: number; body?: { code?: string } };
    if (statusCode >= 500) throw error;
    services.log.warn("staff sign-in code refused");
    if (statusCode === 429) return { outcome: "wait", seconds: codeLockS };
    return { outcome: /COOKIE|TOO_MANY/.test(body?.code ?? "") ? "start-again" : "wrong" };
  }
}

/** better-auth's own limit on codes: ten wrong ones in a row. */
const codeLockS = 900;

type Welcome = { email: string; userId: string; cookies: [string, string][] };

async function signedIn(
  services: AccountServices,
  asking: Asking,
  { email, userId, cookies }: Welcome,
): Promise<SignIn> {
  await signOut(services, asking);
  const { own, address } = bucketsFor(services, asking, email);
  await forgetAttempts(services, [own]);
  for (const one of address) await giveBackAttempt(services, one);
  await recordEvent(services, { actorId: userId, event: "staff signed in", subjectId: userId });
  return { outcome: "signed-in", cookies: [...cookies, ["Set-Cookie", deviceCookie(services, email)]] };
}

/**
 * Two separate counts, one for the account and one for the address (OWASP, anti-automation). A device that the
 * account knows is counted by itself alone.
 */
function bucketsFor(services: AccountServices, { request, address }: Asking, email: string) {
  const device = knownDevice(services, request, email);
  const ofAddress: Bucket = { purpose: "sign-in address", subject: addressKey(address), free: 20 };
  const own = device
    ? { purpose: "sign-in device", subject: device, free: 5 }
    : { purpose: "sign-in account", subject: email, free: 3 };
  return { own, address: device ? [] : [ofAddress] };
}

function refusedBy(error: { statusCode?: number }): undefined {
  if (!error.statusCode || error.statusCode >= 500) throw error;
}
