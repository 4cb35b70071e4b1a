import type { AccountServices } from "./account-services.ts";
import { forgetAttempts, takeAttempt } from "./attempts.server.ts";
import { authOf } from "./auth.server.ts";
import { cookiesOf } from "./cookies.server.ts";
import { deviceCookie } from "./known-device.server.ts";
import { endOpenLinks } from "./open-links.server.ts";
import { staffOfLink } from "./password-link.server.ts";
import { passwordProblem } from "./password-rules.server.ts";
import { type Asking, headersOf, type StaffSession } from "./session.server.ts";
import { recordEvent } from "./staff-events.server.ts";

export type PasswordChange =
  | { outcome: "done"; cookies: [string, string][] }
  /** A sentence for the person about the new or the current password. */
  | { outcome: "refused"; field: "password" | "current"; problem: string }
  | { outcome: "link-over" }
  | { outcome: "wait"; seconds: number };

/** Sets a password by a single-use link. Ends all sessions and other links; this browser becomes a known device. */
export async function setPassword(
  services: AccountServices,
  { token, password }: { token: string; password: string },
): Promise<PasswordChange> {
  const member = await staffOfLink(services, token);
  if (!member || member.disabled) return { outcome: "link-over" };
  const problem = passwordProblem(password, member.email);
  if (problem) return { outcome: "refused", field: "password", problem };
  const auth = await authOf(services);
  try {
    await auth.api.resetPassword({ body: { token, newPassword: password } });
  } catch (error) {
    // Another request used the link between our check and better-auth's.
    if ((error as { statusCode?: number }).statusCode === 400) return { outcome: "link-over" };
    throw error;
  }
  await endOpenLinks(services.db, member.id);
  await recordEvent(services, { actorId: member.id, event: "staff password set", subjectId: member.id });
  return { outcome: "done", cookies: [["Set-Cookie", deviceCookie(services, member.email)]] };
}

/** Changes the password of the signed-in person. Ends all sessions and open links and starts a new session here. */
export async function changePassword(
  services: AccountServices,
  { current, password }: { current: string; password: string },
  { viewer, email }: StaffSession,
  asking: Asking,
): Promise<PasswordChange> {
  const problem = passwordProblem(password, email);
  if (problem) return { outcome: "refused", field: "password", problem };
  const counted = [{ purpose: "present password", subject: viewer.id, free: 3 }];
  const seconds = await takeAttempt(services, counted);
  if (seconds > 0) return { outcome: "wait", seconds };
  const auth = await authOf(services);
  const body = { currentPassword: current, newPassword: password, revokeOtherSessions: true };
  try {
    const { headers } = await auth.api.changePassword({
      body,
      headers: headersOf(services, asking),
      returnHeaders: true,
    });
    await forgetAttempts(services, counted);
    await endOpenLinks(services.db, viewer.id);
    await recordEvent(services, { actorId: viewer.id, event: "staff password set", subjectId: viewer.id });
    return { outcome: "done", cookies: cookiesOf(headers) };
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode !== 400) throw error;
    return { outcome: "refused", field: "current", problem: "This is not your present password." };
  }
}
