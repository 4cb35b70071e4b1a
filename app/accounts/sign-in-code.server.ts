import { appSecret } from "#app/links/app-secret.server.ts";
import type { AccountServices } from "./account-services.ts";
import {
  type Bucket,
  forgetAttempts,
  giveBackAttempt,
  networkBuckets,
  takeAttempt,
} from "./attempts.server.ts";
import { authOf } from "./auth.server.ts";
import { cookiesOf, readCookie } from "./cookies.server.ts";
import { knownDevice } from "./known-device.server.ts";
import { spendCode } from "./one-time-code.server.ts";
import { readCode } from "./recovery-code.server.ts";
import { type FailureKind, logRefusal, noteFailure, warnOwner } from "./refused-sign-in.server.ts";
import { type Asking, headersOf } from "./session.server.ts";
import { type SignIn, signedIn } from "./sign-in.server.ts";
import { openSignedCookie } from "./signed-cookie.server.ts";
import { findStaff, type StaffMember } from "./staff-members.server.ts";

type Code = ReturnType<typeof readCode>;

/** The second step for staff with an authenticator: its six digits, or one of the recovery codes. */
export async function signInWithCode(
  services: AccountServices,
  typed: string,
  asking: Asking,
): Promise<SignIn> {
  const { code, kind } = readCode(typed);
  const member = await challenged(services, asking);
  if (!member) return { outcome: "start-again" };
  const step: FailureKind = kind === "recovery" ? "recovery code" : "code";
  const who = { email: member.email, address: asking.address };
  const counted = bucketsFor(services, asking, member, kind);
  const seconds = await takeAttempt(services, [...counted.shared, ...counted.own]);
  if (seconds > 0) {
    logRefusal(services, who, "wait", step);
    return { outcome: "wait", seconds };
  }
  const checked = await check(services, { code, kind }, member, asking);
  if ("outcome" in checked) {
    logRefusal(services, who, checked.outcome, step);
    if (checked.outcome === "wrong") {
      await noteFailure(services, { userId: member.id, address: asking.address, kind: step });
      await warnOwner(services, member);
    }
    return checked;
  }
  await forgetAttempts(services, counted.own);
  for (const one of counted.shared) await giveBackAttempt(services, one);
  const { email, id: userId } = member;
  return signedIn(services, asking, { email, userId, cookies: checked.cookies });
}

/** The staff member being challenged in this browser; null without a recent correct password. */
async function challenged(services: AccountServices, { request }: Asking): Promise<StaffMember | null> {
  const cookie = readCookie(services.config, request, "two_factor");
  const challenge = cookie && openSignedCookie(appSecret(services.config), cookie);
  if (!challenge) return null;
  const { internalAdapter } = await (await authOf(services)).$context;
  const found = await internalAdapter.findVerificationValue(challenge);
  return found && found.expiresAt > new Date() ? findStaff(services.db, { id: found.value }) : null;
}

async function check(
  services: AccountServices,
  { code, kind }: Code,
  member: StaffMember,
  asking: Asking,
): Promise<{ cookies: [string, string][] } | { outcome: "wrong" } | { outcome: "start-again" }> {
  const isUsed = kind === "authenticator" && (await spendCode(services, member.id, code)) === "used";
  if (isUsed) return { outcome: "wrong" };
  const { api } = await authOf(services);
  const call = { body: { code }, headers: headersOf(services, asking), returnHeaders: true } as const;
  try {
    const { headers } = kind === "recovery" ? await api.verifyBackupCode(call) : await api.verifyTOTP(call);
    return { cookies: cookiesOf(headers) };
  } catch (error) {
    const { statusCode = 500, body } = error as { statusCode?: number; body?: { code?: string } };
    if (statusCode >= 500) throw error;
    return { outcome: /COOKIE|TOO_MANY/.test(body?.code ?? "") ? "start-again" : "wrong" };
  }
}

/**
 * Wrong codes count against the account and the address; on a known device only against the device. Recovery codes
 * are counted separately and never against the account: they are too long to guess, and someone who knows the
 * password must not be able to keep the owner from using them.
 */
function bucketsFor(
  services: AccountServices,
  { request, address }: Asking,
  { id, email }: StaffMember,
  kind: Code["kind"],
): { own: Bucket[]; shared: Bucket[] } {
  const device = knownDevice(services, request, email);
  if (device) return { own: [{ purpose: `${kind} device`, subject: device, free: 5 }], shared: [] };
  const shared = networkBuckets(`${kind} address`, address, 20);
  const own = kind === "recovery" ? [] : [{ purpose: "authenticator account", subject: id, free: 5 }];
  return { own, shared };
}
