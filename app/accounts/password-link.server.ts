import { randomBytes } from "node:crypto";
import { istDateTime } from "#app/dates/brief-time.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { queueMessages } from "#app/outbox/queue/queue-messages.server.ts";
import { databaseRateLimiter } from "#app/rate-limit/database-rate-limit.server.ts";
import type { RateRule } from "#app/rate-limit/sliding-window.ts";
import type { AccountServices } from "./account-services.ts";
import { takeAttempt } from "./attempts.server.ts";
import { authOf } from "./auth.server.ts";
import { endOlderLinks } from "./open-links.server.ts";
import { findStaff, type StaffMember } from "./staff-members.server.ts";

/** Limits mails per inbox, however many requests there are. */
const mailRule: RateRule = { name: "forgotten password mail", limit: 5, windowMs: 24 * 60 * 60_000 };

/** Lifetime in hours of a password link, which works once. */
export const linkHours = 24;

/** Creates the full address of a single-use page for setting a password. Ends this person's older links. */
export async function createPasswordLink(services: AccountServices, userId: string): Promise<string> {
  const { internalAdapter } = await (await authOf(services)).$context;
  const token = randomBytes(24).toString("base64url");
  const { id } = await internalAdapter.createVerificationValue({
    identifier: identifierOf(token),
    value: userId,
    expiresAt: expiry(services),
  });
  await endOlderLinks(services.db, userId, id);
  return `${services.config.siteUrl}/leads/password?token=${token}`;
}

/** The staff member a link belongs to, or null when the link was used, has expired or never existed. */
export async function staffOfLink(services: AccountServices, token: string): Promise<StaffMember | null> {
  const { internalAdapter } = await (await authOf(services)).$context;
  const found = await internalAdapter.findVerificationValue(identifierOf(token));
  if (!found || found.expiresAt < services.now()) return null;
  return findStaff(services.db, { id: found.value });
}

/** Sends the link by mail. */
export async function mailPasswordLink(
  services: AccountServices,
  { id, name, email }: StaffMember,
  reason: "invited" | "forgotten",
): Promise<void> {
  const url = await createPasswordLink(services, id);
  const subject = reason === "invited" ? "Your access to the leads workspace" : "Set a new password";
  const ends = expiry(services);
  const data = { name, url, expires: `${istDateTime(ends)} IST`, reason };
  const notAfter = ends.getTime();
  const message = { kind: "mail", template: "set-password", data, to: [email], subject, notAfter } as const;
  await services.db.transaction().execute((trx) => queueMessages(trx, [{ message }], services.now()));
  services.wakeOutbox();
}

/**
 * Mails a password link if an account has this address, without revealing whether one does. The work runs after the
 * response, so that the response time reveals nothing either.
 * @returns `mailed` resolves when that work is done
 */
export function forgotPassword(services: AccountServices, typed: string): { mailed: Promise<void> } {
  const work = async () => {
    const email = typed.trim().toLowerCase();
    const member = await findStaff(services.db, { email });
    if (!member || member.disabled) return;
    const seconds = await takeAttempt(services, [{ purpose: "forgotten password", subject: email, free: 3 }]);
    if (seconds > 0) return;
    const counts = { secret: appSecret(services.config), now: () => services.now().getTime() };
    const isOver = await databaseRateLimiter(services.db, counts).take(mailRule, email);
    if (!isOver) await mailPasswordLink(services, member, "forgotten");
  };
  const mailed = work().catch((error) =>
    services.log.error({ err: error }, "the password link was not sent"),
  );
  return { mailed };
}

function expiry({ now }: AccountServices): Date {
  return new Date(now().getTime() + linkHours * 60 * 60_000);
}

/** The identifier under which better-auth's `resetPassword` finds the link. */
function identifierOf(token: string): string {
  return `reset-password:${token}`;
}
