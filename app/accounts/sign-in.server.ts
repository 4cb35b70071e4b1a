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
  /** The password is right; continue with `signInWithCode`. */
  | { outcome: "code-wanted"; cookies: [string, string][] }
  /** Same response and same work for a wrong password, an unknown account and a disabled one. */
  | { outcome: "wrong" }
  /** No recent challenge: start again with the password. */
  | { outcome: "start-again" }
  /** Too early after failed attempts; nothing was checked. */
  | { outcome: "wait"; seconds: number }
  /** Too many sign-ins at this moment; nothing was checked or counted. */
  | { outcome: "busy"; seconds: number };

type Credentials = { email: string; password: string };

/** More than a second of work for the one thread that checks passwords. */
const maxAtOnce = 50;
const busyS = 5;
let underWay = 0;

/** Signs in by password. Ends an older session of the same browser. */
export async function signIn(
  services: AccountServices,
  { email: typed, password }: Credentials,
  asking: Asking,
): Promise<SignIn> {
  const who = { email: typed.trim().toLowerCase(), address: asking.address };
  // Before any query, so that a flood of sign-ins does not use the database that leads need.
  const isKnown = knownDevice(services, asking.request, who.email) !== undefined;
  if (!isKnown && underWay >= maxAtOnce) {
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
  // The attempt stays counted until the code is correct, too.
  if ("twoFactorRedirect" in result.response) return { outcome: "code-wanted", cookies };
  return signedIn(services, asking, { email, userId: result.response.user.id, cookies });
}

/** Runs after the response, so that the response time does not reveal whether the account exists. */
async function noteWrongPassword(
  services: AccountServices,
  { email, address }: { email: string; address: string },
): Promise<void> {
  try {
    const member = await findStaff(services.db, { email });
    if (member) await noteFailure(services, { userId: member.id, address, kind: "password" });
  } catch (error) {
    services.log.error({ err: error }, "a refused sign-in could not be recorded");
  }
}

type Welcome = { email: string; userId: string; cookies: [string, string][] };

/** After a full sign-in: clears the other counters and makes this browser a known device. */
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
 * Separate counters for the account and the address (OWASP, anti-automation). On a known device only the device
 * counts.
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
