import type { AccountServices } from "./account-services.ts";
import { forgetAttempts, takeAttempt } from "./attempts.server.ts";
import { authOf } from "./auth.server.ts";
import { cookiesOf } from "./cookies.server.ts";
import { spendCode } from "./one-time-code.server.ts";
import { endOpenLinks } from "./open-links.server.ts";
import { type Asking, endSessions, headersOf, type StaffSession } from "./session.server.ts";
import { recordEvent } from "./staff-events.server.ts";
import { listStaff } from "./staff-members.server.ts";

export type Refusal = { outcome: "wrong-password" } | { outcome: "wait"; seconds: number };

/** The authenticator's URI, and recovery codes for when it is lost. Shown once. */
export type Enrolment = { outcome: "begun"; uri: string; recoveryCodes: string[] };

/** Starts enrolment, unless the factor is on. It counts only after `confirmSecondFactor`. */
export async function beginSecondFactor(
  services: AccountServices,
  { password, issuer }: { password: string; issuer: string },
  session: StaffSession,
  asking: Asking,
): Promise<Enrolment | { outcome: "on-already" } | Refusal> {
  return withPassword(services, session, async () => {
    const { api } = await authOf(services);
    try {
      const begun = await api.enableTwoFactor({
        body: { password, issuer },
        headers: headersOf(services, asking),
      });
      if (!("totpURI" in begun)) throw new Error("No authenticator was begun");
      return { outcome: "begun" as const, uri: begun.totpURI, recoveryCodes: begun.backupCodes };
    } catch (error) {
      if (codeOf(error) !== "TOTP_ALREADY_ENABLED") throw error;
      return { outcome: "on-already" as const };
    }
  });
}

/** Completes enrolment with a first code, which proves that the authenticator works. Renews the session id. */
export async function confirmSecondFactor(
  services: AccountServices,
  code: string,
  { viewer }: StaffSession,
  asking: Asking,
): Promise<{ outcome: "done"; cookies: [string, string][] } | { outcome: "wrong-code" }> {
  const { api } = await authOf(services);
  const body = { code: code.replaceAll(/\s/g, "") };
  if ((await spendCode(services, viewer.id, body.code)) === "used") return { outcome: "wrong-code" };
  try {
    const { headers } = await api.verifyTOTP({
      body,
      headers: headersOf(services, asking),
      returnHeaders: true,
    });
    await recordEvent(services, {
      actorId: viewer.id,
      event: "staff second factor on",
      subjectId: viewer.id,
    });
    return { outcome: "done", cookies: cookiesOf(headers) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { outcome: "wrong-code" };
  }
}

/**
 * Turns the authenticator off after checking the password; refused where the role requires it. Renews the session id.
 */
export async function endSecondFactor(
  services: AccountServices,
  password: string,
  session: StaffSession,
  asking: Asking,
): Promise<{ outcome: "done"; cookies: [string, string][] } | { outcome: "needed" } | Refusal> {
  if (session.needsSecondFactor) return { outcome: "needed" };
  return withPassword(services, session, async () => {
    const { api } = await authOf(services);
    const { headers } = await api.disableTwoFactor({
      body: { password },
      headers: headersOf(services, asking),
      returnHeaders: true,
    });
    const { id } = session.viewer;
    await recordEvent(services, { actorId: id, event: "staff second factor off", subjectId: id });
    return { outcome: "done", cookies: cookiesOf(headers) };
  });
}

/** Removes the second factor of someone who lost both authenticator and recovery codes. Operators only. */
export async function removeSecondFactor(
  services: AccountServices,
  userId: string,
  actorId: string,
): Promise<void> {
  const { internalAdapter, adapter } = await (await authOf(services)).$context;
  await internalAdapter.updateUser(userId, { twoFactorEnabled: false });
  await adapter.deleteMany({ model: "twoFactor", where: [{ field: "userId", value: userId }] });
  await recordEvent(services, { actorId, event: "staff second factor off", subjectId: userId });
}

/** For a lost secret, when no stored key can be decrypted: ends all authenticators, sessions and open links. */
export async function endAllFactors(services: AccountServices, actorId: string): Promise<void> {
  for (const { id, secondFactor } of await listStaff(services.db)) {
    await endSessions(services, id);
    await endOpenLinks(services.db, id);
    if (secondFactor) await removeSecondFactor(services, id, actorId);
  }
}

async function withPassword<T>(
  services: AccountServices,
  { viewer }: StaffSession,
  work: () => Promise<T>,
): Promise<T | Refusal> {
  const counted = [{ purpose: "present password", subject: viewer.id, free: 3 }];
  const seconds = await takeAttempt(services, counted);
  if (seconds > 0) return { outcome: "wait", seconds };
  try {
    const result = await work();
    await forgetAttempts(services, counted);
    return result;
  } catch (error) {
    if (codeOf(error) !== "INVALID_PASSWORD") throw error;
    return { outcome: "wrong-password" };
  }
}

/** The library's code of a refusal. */
function codeOf(error: unknown): string | undefined {
  return (error as { body?: { code?: string } }).body?.code;
}

function isRefusal(error: unknown): boolean {
  const { statusCode = 500 } = error as { statusCode?: number };
  return statusCode >= 400 && statusCode < 500;
}
