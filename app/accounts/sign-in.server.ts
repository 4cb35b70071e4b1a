import type { AccountServices } from "./account-services.ts";
import { forgetAttempts, giveBackAttempt, networkBuckets, takeAttempt } from "./attempts.server.ts";
import { authOf } from "./auth.server.ts";
import { cookiesOf } from "./cookies.server.ts";
import { deviceCookie, knownDevice } from "./known-device.server.ts";
import { logRefusal, noteFailure } from "./refused-sign-in.server.ts";
import { type Asking, headersOf, signOut } from "./session.server.ts";
import { recordEvent } from "./staff-events.server.ts";
import { findStaff } from "./staff-members.server.ts";

export type SignIn =
  | { outcome: "signed-in"; cookies: [string, string][] }
  /** The password is right; now `signInWithCode`. */
  | { outcome: "code-wanted"; cookies: [string, string][] }
  /** The same answer and the same work for a wrong password, an unknown account and a disabled one. */
  | { outcome: "wrong" }
  /** The code was not asked for, or too long ago: start again with the password. */
  | { outcome: "start-again" }
  /** Too early after failed attempts: nothing was checked. */
  | { outcome: "wait"; seconds: number }
  /** Too many sign in at this moment: nothing was checked or counted. */
  | { outcome: "busy"; seconds: number };

type Credentials = { email: string; password: string };

/** More than a second's work for the one thread that checks passwords. */
const mostAtOnce = 50;
const busyS = 5;
let underWay = 0;

/** Signs in by password. An older session of the same browser ends. */
export async function signIn(
  services: AccountServices,
  { email: typed, password }: Credentials,
  asking: Asking,
): Promise<SignIn> {
  const who = { email: typed.trim().toLowerCase(), address: asking.address };
  // Before the database is asked: what a crowd of strangers waits for must not be what a lead waits for.
  const isKnown = knownDevice(services, asking.request, who.email) !== undefined;
  if (!isKnown && underWay >= mostAtOnce) {
    logRefusal(services, who, "busy", "password");
    return { outcome: "busy", seconds: busyS };
  }
  underWay += 1;
  try {
    return await checked(services, { email: who.email, password }, asking);
  } finally {
    underWay -= 1;
  }
}

async function checked(
  services: AccountServices,
  { email, password }: Credentials,
  asking: Asking,
): Promise<SignIn> {
  const who = { email, address: asking.address };
  const counted = bucketsFor(services, asking, email);
  const seconds = await takeAttempt(services, [...counted.address, counted.own]);
  if (seconds > 0) {
    logRefusal(services, who, "wait", "password");
    return { outcome: "wait", seconds };
  }
  const auth = await authOf(services);
  const result = await auth.api
    .signInEmail({ body: { email, password }, headers: headersOf(services, asking), returnHeaders: true })
    .catch(refusedBy);
  if (!result) {
    logRefusal(services, who, "wrong", "password");
    void noteWrongPassword(services, who);
    return { outcome: "wrong" };
  }
  const cookies = cookiesOf(result.headers);
  // The attempt stays counted until the code is right too.
  if ("twoFactorRedirect" in result.response) return { outcome: "code-wanted", cookies };
  return signedIn(services, asking, { email, userId: result.response.user.id, cookies });
}

/** After the answer, so that its length does not tell whether there is such an account. */
async function noteWrongPassword(
  services: AccountServices,
  { email, address }: { email: string; address: string },
): Promise<void> {
  try {
    const member = await findStaff(services.db, { email });
    if (member) await noteFailure(services, { userId: member.id, address, kind: "password" });
  } catch (error) {
    services.log.error({ err: error }, "a refused sign-in was not kept for its owner");
  }
}

type Welcome = { email: string; userId: string; cookies: [string, string][] };

/** What follows when everything was right: other counts end, and this browser becomes a known device. */
export async function signedIn(
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
  const own = device
    ? { purpose: "sign-in device", subject: device, free: 5 }
    : { purpose: "sign-in account", subject: email, free: 3 };
  return { own, address: device ? [] : networkBuckets("sign-in address", address, 20) };
}

function refusedBy(error: { statusCode?: number }): undefined {
  if (!error.statusCode || error.statusCode >= 500) throw error;
}
