import { randomBytes } from "node:crypto";
import { istDateTime } from "#app/dates/brief-time.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { queueMail } from "#app/outbox/queue/outbox-queue.server.ts";
import { databaseRateLimiter } from "#app/rate-limit/database-rate-limit.server.ts";
import type { RateRule } from "#app/rate-limit/rate-limit.server.ts";
import type { AccountServices } from "./account-services.ts";
import { takeAttempt } from "./attempts.server.ts";
import { authOf } from "./auth.server.ts";
import { endOlderLinks } from "./open-links.server.ts";
import { findStaff, type StaffMember } from "./staff-members.server.ts";

/** However often somebody asks for it: an inbox is not a place to be flooded. */
const mailRule: RateRule = { name: "forgotten password mail", limit: 5, windowMs: 24 * 60 * 60_000 };

/** A link that sets a password works once and this long. */
export const linkHours = 24;

/** The full address of a page on which this staff member sets a password, once. Older links of theirs end. */
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

/** The staff member for whom a link was made, or null when it was used, is too old or never existed. */
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
  const data = { name, url, expires: `${istDateTime(expiry(services))} IST`, reason };
  await queueMail(
    services.db,
    { kind: "mail", template: "set-password", data, to: [email], subject },
    services.now(),
  );
  services.wakeOutbox();
}

/**
 * Mails a link to whoever holds an account of this address; nobody learns whether there is one. The work goes on
 * after the answer, so that its length tells nothing either.
 * @returns `mailed` ends when that work has ended
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

/** How better-auth's `resetPassword` finds the link. */
function identifierOf(token: string): string {
  return `reset-password:${token}`;
}
